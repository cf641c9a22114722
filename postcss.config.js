import purgeCss from '@fullhuman/postcss-purgecss'

/**
 * Of Bulma only what pages name is shipped, its variables included. Classes that no page
 * writes out belong to react-toastify, and to code that the server colours.
 */
const purge = purgeCss({
  content: ['inertia/**/*.tsx', 'inertia/**/*.ts', 'resources/views/**/*.edge'],
  variables: true,
  safelist: { standard: ['html', 'body'], greedy: [/^Toastify/, /^code-/, /data-theme/, /data-font/, /data-radius/] },
})

export default {
  plugins: process.env.NODE_ENV === 'production' ? [purge] : [],
}
