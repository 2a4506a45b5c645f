from formant import main

main()
