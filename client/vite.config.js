import { defineConfig } from 'vite'

/** The client without dependencies, for Node.js and browsers, and the command with its packages in one file. */
export default defineConfig({
  root: import.meta.dirname,
  envDir: false,
  publicDir: false,
  build: {
    ssr: true,
    target: 'node20',
    emptyOutDir: false,
    minify: false,
    license: { fileName: 'licences.md' },
    rolldownOptions: {
      input: { skillary: 'src/skillary.ts', cli: 'cli/skillary.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true },
})
