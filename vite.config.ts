import { defineConfig, type Plugin } from 'vite'
import react from '@vitejs/plugin-react'
import adonisjs from '@adonisjs/vite/client'

/**
 * Inertia assigns display names to its components, which keeps unused ones and their imports in every page.
 * Without the assignments, the bundler removes them.
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

/** The server bundle needs no styles, since pages link them; without them it builds in a second. */
const noStylesOnServer: Plugin = {
  name: 'no-styles-on-server',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'ssr',
  resolveId: { filter: { id: /\.s?css$/ }, handler: () => '\0no-style' },
  load: { filter: { id: /^\0no-style$/ }, handler: () => '' },
}

/**
 * The first script of every page lists all chunks, so their names should be short: only a hash, except for
 * the parts of a page that load later.
 */
function chunkFileNames({ isDynamicEntry, facadeModuleId }: ChunkNamed): string {
  const isPiece = isDynamicEntry && !facadeModuleId?.includes('/inertia/pages/')
  return isPiece ? '[name]-[hash:7].js' : '[hash:7].js'
}

/** The same for style sheets, which the first script lists, too. */
function assetFileNames({ names }: { names: string[] }): string {
  return names.some((name) => name.endsWith('.css'))
    ? '[hash:7][extname]'
    : '[name]-[hash][extname]'
}

interface ChunkNamed {
  isDynamicEntry: boolean
  facadeModuleId?: string | null
}

export default defineConfig(({ command }) => {
  /** Builds are for production, including React, whatever NODE_ENV is in .env. */
  if (command === 'build') process.env.NODE_ENV = 'production'

  return {
    /** Chunks and styles use relative URLs, so that one build works below any BASE_PATH. */
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
    /** Most of the build time is spent in React and Sass, so the report of timings is not useful. */
    build: { rolldownOptions: { checks: { bundlerTimings: false } } },
    environments: {
      client: {
        build: {
          /** Pages import their scripts themselves; a list of them in the first script costs every page 3 KB. */
          modulePreload: {
            resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')),
          },
          rolldownOptions: { output: { chunkFileNames, assetFileNames } },
        },
      },
      /** With its packages, which servers then need not install. */
      ssr: {
        build: { outDir: 'ssr/server' },
        resolve: { noExternal: command === 'build' ? true : undefined },
      },
    },
    resolve: {
      alias: {
        '~/': `${import.meta.dirname}/inertia/`,
        '@lang': `${import.meta.dirname}/resources/lang/`,
        '@columns/skills': `${import.meta.dirname}/app/catalogue/skills/skill_columns.ts`,
        '@money': `${import.meta.dirname}/app/money/money.ts`,
        '@invoice_fields': `${import.meta.dirname}/app/invoices/invoice_fields.ts`,
        '@identifiers': `${import.meta.dirname}/app/money/identifiers.ts`,
        '@invoice_reading': `${import.meta.dirname}/app/invoices/reading/invoice_reading.ts`,
        '@source_words': `${import.meta.dirname}/app/catalogue/relations/source_words.ts`,
        '@written_numbers': `${import.meta.dirname}/app/core/text/written_numbers.ts`,
        '@generated': `${import.meta.dirname}/.adonisjs/client/`,
      },
    },
  }
})
