import { readdirSync, readFileSync } from 'node:fs'
import purgeCss from '@fullhuman/postcss-purgecss'

/**
 * Every variable that our own styles read: a style of one page may read what the common one sets. A colour
 * of Bulma is made of three more.
 */
const styles = new URL('inertia/css/', import.meta.url)
const ownVariables = readdirSync(styles).flatMap((name) =>
  [...readFileSync(new URL(name, styles), 'utf8').matchAll(/var\((--[\w-]+)/g)].map(
    ([, variable]) => variable
  )
)

/**
 * Of Bulma only what pages name is shipped, its variables included. Classes that no page
 * writes out belong to react-toastify, and to what the server makes: tables of the documentation, coloured code.
 */
const purge = purgeCss({
  content: ['inertia/**/*.tsx', 'inertia/**/*.ts', 'resources/views/**/*.edge'],
  variables: true,
  safelist: {
    standard: ['html', 'body', 'doc-table'],
    greedy: [/^Toastify/, /^code-/, /data-theme/, /data-font/, /data-radius/],
    variables: [...new Set(ownVariables.flatMap(withParts))],
  },
})

function withParts(variable) {
  return [variable, `${variable}-h`, `${variable}-s`, `${variable}-l`]
}

export default {
  plugins: process.env.NODE_ENV === 'production' ? [purge] : [],
}
