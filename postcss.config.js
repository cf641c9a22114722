import { readdirSync, readFileSync } from 'node:fs'
import purgeCss from '@fullhuman/postcss-purgecss'

/**
 * All variables that our own styles use: the styles of a page may use variables of the common ones. A Bulma
 * colour consists of three further variables.
 */
const styles = new URL('inertia/css/', import.meta.url)
const ownVariables = readdirSync(styles).flatMap((name) =>
  [...readFileSync(new URL(name, styles), 'utf8').matchAll(/var\((--[\w-]+)/g)].map(
    ([, variable]) => variable
  )
)

/**
 * Removes the classes and variables of Bulma that no page uses. The safelist has classes that are not in the
 * sources: those of react-toastify and of server-generated HTML (tables of the documentation, highlighted code).
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
