import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import adonisjs from '@adonisjs/vite/client'

export default defineConfig(({ command }) => {
  /** The .env of a developer says "development"; what is built is for production, React included. */
  if (command === 'build') process.env.NODE_ENV = 'production'

  return {
    /** Chunks and styles find each other beside themselves, so one build serves below any BASE_PATH. */
    base: './',
    envDir: false,
    plugins: [
      react(),
      adonisjs({
        entryPoints: ['inertia/app.tsx'],
        serverEntryPoints: ['inertia/ssr.tsx'],
        reload: ['resources/views/**/*.edge'],
      }),
    ],
    css: {
      preprocessorOptions: { scss: { quietDeps: true } },
    },
    environments: { ssr: { build: { outDir: 'ssr/server' } } },
    resolve: {
      alias: {
        '~/': `${import.meta.dirname}/inertia/`,
        '@generated': `${import.meta.dirname}/.adonisjs/client/`,
      },
    },
  }
})
