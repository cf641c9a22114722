import { defineConfig, type Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import adonisjs from '@adonisjs/vite/client'

/**
 * Inertia names its components for its tools; the assignments keep those that we never use, and what
 * they load, in every page. Without them the bundler leaves these out.
 */
const leaveOutUnusedInertia: Plugin = {
  name: 'leave-out-unused-inertia',
  apply: 'build',
  transform: {
    filter: { id: /node_modules[/\\]@inertiajs[/\\]react[/\\]/ },
    handler: (code) => ({
      code: code
        .replace(/^\w+\.displayName = "\w+";$/gm, '')
        .replace(/ = ((?:forwardRef|createContext)\d*)\(/g, ' = /* @__PURE__ */ $1('),
      map: null,
    }),
  },
}

/** The server sends links to styles, never styles: its bundle needs none, and is built in a second. */
const noStylesOnServer: Plugin = {
  name: 'no-styles-on-server',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: { filter: { id: /\.s?css$/ }, handler: () => '\0no-style' },
  load: { filter: { id: /^\0no-style$/ }, handler: () => '' },
}

/**
 * The first script of every page lists all chunks, so that their names count: they are hashes alone, but
 * for the pieces of a page that load later.
 */
function chunkFileNames({ isDynamicEntry, facadeModuleId }: ChunkNamed): string {
  const isPiece = isDynamicEntry && !facadeModuleId?.includes('/inertia/pages/')
  return isPiece ? '[name]-[hash:7].js' : '[hash:7].js'
}

interface ChunkNamed {
  isDynamicEntry: boolean
  facadeModuleId?: string | null
}

export default defineConfig(({ command }) => {
  /** The .env of a developer says "development"; what is built is for production, React included. */
  if (command === 'build') process.env.NODE_ENV = 'production'

  return {
    /** Chunks and styles find each other beside themselves, so one build serves below any BASE_PATH. */
    base: './',
    envDir: false,
    plugins: [
      react(),
      leaveOutUnusedInertia,
      noStylesOnServer,
      adonisjs({
        entryPoints: ['inertia/app.tsx'],
        serverEntryPoints: ['inertia/ssr.tsx'],
        reload: ['resources/views/**/*.edge'],
      }),
    ],
    css: {
      preprocessorOptions: { scss: { quietDeps: true } },
    },
    /** React's and Sass's own work is nearly all of a build as small as this: no news to anybody. */
    build: { rolldownOptions: { checks: { bundlerTimings: false } } },
    environments: {
      client: { build: { rolldownOptions: { output: { chunkFileNames } } } },
      ssr: { build: { outDir: 'ssr/server' } },
    },
    resolve: {
      alias: {
        '~/': `${import.meta.dirname}/inertia/`,
        '@lang': `${import.meta.dirname}/resources/lang/`,
        '@columns/skills': `${import.meta.dirname}/app/catalogue/skills/skill_columns.ts`,
        '@written_numbers': `${import.meta.dirname}/app/core/text/written_numbers.ts`,
        '@generated': `${import.meta.dirname}/.adonisjs/client/`,
      },
    },
  }
})
