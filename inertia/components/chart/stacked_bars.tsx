import '~/css/chart.scss'
import '~/css/series.scss'
import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { PortalLink } from '~/components/portal_link'
import { t } from '~/text'

export interface Series {
  name: string
  /** The path of the matching list, without BASE_PATH. */
  href?: string
}

export interface Bar {
  /** The label below the bar and in the first column of the table. */
  label: string
  /** One value for each series. */
  values: number[]
}

interface StackedBarsProps {
  /** The accessible name of the chart and the caption of the table. */
  caption: string
  /** The header of the first column: "Day". */
  barsAre: string
  series: Series[]
  bars: Bar[]
  /** Formats a value. */
  format: (value: number) => string
  /** Whether the axis has only whole numbers. */
  whole?: boolean
}

/** In px of the drawing, which is scaled to the available width. */
const width = 1000
const height = 200
const mostLabels = 6

/** Spelled out, because the build keeps only classes that it finds in the source. */
const shades = ['series-0', 'series-1', 'series-2', 'series-3', 'series-4', 'series-5']

/**
 * A stacked bar chart, drawn on the server, with the same values in a table behind it. Labels are in a drawing of
 * their own, which is not scaled, so that they keep their size on phones.
 */
export function StackedBars(props: StackedBarsProps) {
  const { caption, series, bars, format, whole = true } = props
  const highest = Math.max(1, ...bars.map(({ values }) => sum(values.map(drawn))))
  const y = scaleLinear([0, highest], [height, 0]).nice(4)
  const ticks = y.ticks(4).filter((tick) => !whole || Number.isInteger(tick))
  const x = scaleBand(
    bars.map((_, index) => index),
    [0, width]
  ).padding(bars.length > 1 ? 0.2 : 0.45)
  const layers = stack<Bar, number>()
    .keys(series.keys())
    .value(({ values }, key) => drawn(values[key] ?? 0))(bars)
  const every = Math.ceil(bars.length / mostLabels)

  return (
    <figure aria-label={caption}>
      <div className="chart-plot">
        <svg
          role="img"
          aria-label={t('dashboards.chart_described', { caption })}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          {ticks.map((tick) => (
            <line key={tick} className="chart-line" x2={width} y1={y(tick)} y2={y(tick)} />
          ))}
          {layers.map((layer) => (
            <g key={layer.key} className={shades[layer.key]}>
              {layer.map(([from, to], index) =>
                to > from ? (
                  <rect
                    key={index}
                    x={x(index)}
                    width={x.bandwidth()}
                    y={y(to)}
                    height={y(from) - y(to)}
                  >
                    <title>{`${bars[index]?.label}, ${series[layer.key]?.name}: ${format(to - from)}`}</title>
                  </rect>
                ) : null
              )}
            </g>
          ))}
        </svg>
        <svg className="chart-texts" aria-hidden="true">
          <g textAnchor="end">
            {ticks.map((tick) => (
              <text key={tick} x="-0.7em" y={`${(y(tick) * 100) / height}%`} dy="0.35em">
                {format(tick)}
              </text>
            ))}
          </g>
          <g className="chart-labels" textAnchor="middle">
            {bars.map(({ label }, index) =>
              index % every === 0 ? (
                <text
                  key={index}
                  x={`${((x(index) ?? 0) + x.bandwidth() / 2) / 10}%`}
                  y="100%"
                  dy="1.6em"
                >
                  {label}
                </text>
              ) : null
            )}
          </g>
        </svg>
      </div>
      {series.length > 1 && <Legend {...props} />}
      <Figures {...props} />
    </figure>
  )
}

/** The legend, with the sum of each series. */
function Legend({ series, bars, format }: StackedBarsProps) {
  return (
    <ul className="chart-legend">
      {series.map(({ name, href }, place) => (
        <li key={place} className={shades[place]}>
          {href ? (
            <PortalLink className="link" href={href}>
              {name}
            </PortalLink>
          ) : (
            name
          )}
          <span className="is-weak">
            {format(sum(bars.map(({ values }) => values[place] ?? 0)))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function Figures({ caption, barsAre, series, bars, format }: StackedBarsProps) {
  const total = series.length > 1
  return (
    <details className="chart-figures">
      <summary>{t('dashboards.figures')}</summary>
      <div
        className="chart-table"
        tabIndex={0}
        role="region"
        aria-label={t('dashboards.figures_of', { caption })}
      >
        <table className="table is-fullwidth">
          <caption className="is-sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{barsAre}</th>
              {series.map(({ name }, place) => (
                <th scope="col" key={place}>
                  {name}
                </th>
              ))}
              {total && <th scope="col">{t('dashboards.total')}</th>}
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {series.map((_, place) => (
                  <td key={place}>{format(values[place] ?? 0)}</td>
                ))}
                {total && <td>{format(sum(values))}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** A negative day has no bar; the table has its value. */
function drawn(value: number): number {
  return Math.max(0, value)
}

function sum(values: number[]): number {
  return values.reduce((all, value) => all + value, 0)
}
