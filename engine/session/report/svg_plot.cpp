#include "engine/session/report/svg_plot.h"

#include "engine/session/report/plot_axis.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <limits>

namespace formant {
namespace {

// In units of the SVG's view box; the plot is as wide as the page.
constexpr double width = 860, height = 300;
constexpr double left = 76, right = 848, top = 14, bottom = 252;
constexpr std::size_t num_colors = 8; // those of the style
constexpr std::size_t max_marked_points = 60;
constexpr std::size_t max_resumes = 50;

std::string coordinate(double value) {
    return fmt::format("{:.1f}", value);
}

/// The axes of a plot, and the places of its points on the page.
struct Frame {
    PlotAxis x, y;

    double column(double value) const { return left + (right - left) * x.position(value); }
    double row(double value) const { return bottom - (bottom - top) * y.position(value); }
};

struct Range {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();

    void add(double value) {
        low = std::min(low, value);
        high = std::max(high, value);
    }
};

Frame frame_of(const std::vector<PlotSeries>& series, bool can_be_logarithmic) {
    Range x, y;
    for (const PlotSeries& one : series)
        for (const PlotPoint& point : one.points) {
            x.add(point.x);
            y.add(point.y);
        }
    return {step_axis(x.low, x.high),
            can_be_logarithmic ? wide_value_axis(y.low, y.high) : value_axis(y.low, y.high)};
}

/// A ninth line has the color of the first one, and dashes.
std::string style_of(std::size_t series) {
    return fmt::format("c{}{}", series % num_colors, series >= num_colors ? " dashed" : "");
}

Html svg_line(double x1, double y1, double x2, double y2, const char* style) {
    return element("line", {{"x1", coordinate(x1)},
                            {"y1", coordinate(y1)},
                            {"x2", coordinate(x2)},
                            {"y2", coordinate(y2)},
                            {"class", style}});
}

Html svg_label(double x, double y, const char* style, const std::string& text) {
    return text_element("text", text,
                        {{"x", coordinate(x)}, {"y", coordinate(y)}, {"class", style}});
}

Html axes_of(const Frame& frame, const std::string& quantity) {
    Html axes;
    for (const double tick : frame.y.ticks) {
        axes += svg_line(left, frame.row(tick), right, frame.row(tick), "grid");
        axes += svg_label(left - 8, frame.row(tick) + 4, "tick end", tick_text(tick));
    }
    for (const double tick : frame.x.ticks) {
        axes += svg_line(frame.column(tick), bottom, frame.column(tick), bottom + 5, "axis");
        axes += svg_label(frame.column(tick), bottom + 20, "tick middle", tick_text(tick));
    }
    axes += svg_line(left, bottom, right, bottom, "axis");
    axes += svg_label((left + right) / 2, height - 8, "label middle", "step");
    axes += text_element(
        "text", quantity + (frame.y.is_logarithmic ? ", logarithmic" : ""),
        {{"transform", fmt::format("translate(18 {}) rotate(-90)", coordinate((top + bottom) / 2))},
         {"class", "label middle"}});
    return axes;
}

Html path_of(const Frame& frame, const std::vector<PlotPoint>& points, const std::string& style) {
    std::string coordinates;
    for (const PlotPoint& point : points)
        fmt::format_to(std::back_inserter(coordinates), "{}{:.1f},{:.1f}",
                       coordinates.empty() ? "" : " ", frame.column(point.x), frame.row(point.y));
    return element("polyline", {{"points", coordinates}, {"class", style}});
}

/// The points of a short line are marked; a browser shows the value of the one under the pointer.
Html markers_of(const Frame& frame, const PlotSeries& series, const std::string& style) {
    Html markers;
    for (const PlotPoint& point : series.points)
        markers += element("circle",
                           {{"cx", coordinate(frame.column(point.x))},
                            {"cy", coordinate(frame.row(point.y))},
                            {"r", "3"},
                            {"class", "point " + style}},
                           text_element("title", fmt::format("{}: {:.5g} at step {:.0f}",
                                                             series.name, point.y, point.x)));
    return markers;
}

Html line_of(const Frame& frame, const PlotSeries& series, const std::string& style) {
    if (!series.average.empty())
        return path_of(frame, series.points, "line faint " + style) +
               path_of(frame, series.average, "line " + style);
    Html line = path_of(frame, series.points, "line " + style);
    if (series.points.size() <= max_marked_points)
        line += markers_of(frame, series, style);
    return line;
}

Html resumes_of(const Frame& frame, const std::vector<std::int64_t>& steps) {
    Html marks;
    const std::size_t first = steps.size() - std::min(steps.size(), max_resumes);
    for (std::size_t i = first; i < steps.size(); ++i) {
        const auto step = static_cast<double>(steps[i]);
        if (step < frame.x.low || step > frame.x.high)
            continue;
        const std::string column = coordinate(frame.column(step));
        marks += element("line",
                         {{"x1", column},
                          {"x2", column},
                          {"y1", coordinate(top)},
                          {"y2", coordinate(bottom)},
                          {"class", "resume"}},
                         text_element("title", fmt::format("resumed after step {}", steps[i])));
    }
    return marks;
}

/// Returns what a line shows as a sentence, also for those who cannot see it.
std::string summary_of(const PlotSeries& series) {
    const auto [low, high] = std::ranges::minmax(series.points, {}, &PlotPoint::y);
    const PlotPoint &first = series.points.front(), &last = series.points.back();
    return fmt::format("{:.5g} at step {:.0f}, {:.5g} at step {:.0f}; lowest {:.5g} at step "
                       "{:.0f}, highest {:.5g} at step {:.0f}",
                       first.y, first.x, last.y, last.x, low.y, low.x, high.y, high.x);
}

Html legend_entry(const PlotSeries& series, const std::string& style) {
    const Html swatch = element(
        "svg", {{"viewBox", "0 0 24 8"}, {"class", "swatch"}, {"aria-hidden", "true"}},
        element("line",
                {{"x1", "1"}, {"y1", "4"}, {"x2", "23"}, {"y2", "4"}, {"class", "line " + style}}));
    return element("li", swatch + text_element("b", series.name) + html_text(" ") +
                             text_element("span", summary_of(series)));
}

Html legend_of(const std::vector<PlotSeries>& series) {
    Html entries;
    for (std::size_t i = 0; i < series.size(); ++i)
        entries += legend_entry(series[i], style_of(i));
    return element("figcaption", element("ul", {{"class", "legend"}}, entries));
}

Html drawing_of(const Plot& plot, const std::vector<PlotSeries>& series) {
    const Frame frame = frame_of(series, plot.can_be_logarithmic);
    Html drawing = axes_of(frame, plot.quantity) + resumes_of(frame, plot.resumes);
    for (std::size_t i = series.size(); i-- > 0;) // the first one is drawn over the others
        drawing += line_of(frame, series[i], style_of(i));
    return element("svg",
                   {{"viewBox", fmt::format("0 0 {} {}", width, height)},
                    {"class", "plot"},
                    {"role", "img"},
                    {"aria-label", plot.title + ": " + plot.quantity + " by step"}},
                   drawing);
}

} // namespace

Html svg_plot(const Plot& plot) {
    std::vector<PlotSeries> series = plot.series;
    std::erase_if(series, [](const PlotSeries& one) { return one.points.empty(); });
    const Html title = text_element("h3", plot.title);
    if (series.empty())
        return element("figure",
                       title + text_element("p", "No values are recorded.", {{"class", "none"}}));
    return element("figure", title + drawing_of(plot, series) + legend_of(series));
}

Html plot_figures(const std::vector<Plot>& plots) {
    const bool have_averages = std::ranges::any_of(plots, [](const Plot& plot) {
        return std::ranges::any_of(
            plot.series, [](const PlotSeries& series) { return !series.average.empty(); });
    });
    const bool have_resumes =
        std::ranges::any_of(plots, [](const Plot& plot) { return !plot.resumes.empty(); });
    std::string note;
    if (have_averages)
        note = "Strong lines are moving averages; faint lines show the values themselves, with "
               "every peak. ";
    if (have_resumes)
        note += "Vertical dotted lines: the run was resumed there.";
    Html figures = note.empty() ? Html() : text_element("p", note, {{"class", "note"}});
    for (const Plot& plot : plots)
        figures += svg_plot(plot);
    return figures;
}

} // namespace formant
