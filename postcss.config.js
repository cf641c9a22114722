import { readdirSync, readFileSync } from 'node:fs'
import purgeCss from '@fullhuman/postcss-purgecss'

/** Every variable that our own styles read: a style of one page may read what the common one sets. */
const styles = new URL('inertia/css/', import.meta.url)
const ownVariables = readdirSync(styles).flatMap((name) =>
  [...readFileSync(new URL(name, styles), 'utf8').matchAll(/var\((--[\w-]+)/g)].map(
    ([, variable]) => variable
  )
)

/**
 * Of Bulma only what pages name is shipped, its variables included. Classes that no page
 * writes out belong to react-toastify, and to code that the server colours.
 */
const purge = purgeCss({
  content: ['inertia/**/*.tsx', 'inertia/**/*.ts', 'resources/views/**/*.edge'],
  variables: true,
  safelist: {
    standard: ['html', 'body'],
    greedy: [/^Toastify/, /^code-/, /data-theme/, /data-font/, /data-radius/],
    variables: [...new Set(ownVariables)],
  },
})

export default {
  plugins: process.env.NODE_ENV === 'production' ? [purge] : [],
}
