import { configApp } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'

export default configApp(
  {
    ignores: [
      '.adonisjs/**',
      'database/schema.ts',
      'public/assets/**',
      'ssr/**',
      'build/**',
      'tmp/**',
    ],
  },
  { files: ['inertia/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] }
)
