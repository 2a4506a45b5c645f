# LOSSES_TABLE=losses.tsv LOSSES_PICTURE=losses.png gnuplot losses.gnuplot
table = system("printf %s \"$LOSSES_TABLE\"")
picture = system("printf %s \"$LOSSES_PICTURE\"")
set terminal pngcairo size 1200,700
set output picture
set datafile separator "\t"
set key autotitle columnhead outside right
set xlabel "step"
set ylabel "loss"
set logscale y
set offsets 0, 0, graph 0.02, graph 0.02
set grid
stats table skip 1 nooutput
plot for [column = 2:STATS_columns] table using 1:column with lines linewidth 1.5
