import { configApp } from '@adonisjs/eslint-config'
import reactHooks from 'eslint-plugin-react-hooks'

export default configApp(
  {
    ignores: [
      '.adonisjs/**',
      'database/schema.ts',
      'client/dist/**',
      'public/assets/**',
      'public/client/**',
      'ssr/**',
      'build/**',
      'tmp/**',
    ],
  },
  {
    files: ['app/**/*.ts'],
    ignores: ['app/core/text/number_fields.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='vine'][property.name='number']",
          message: 'It accepts "1e3" and "". Use wholeNumber or decimalNumber of number_fields.ts.',
        },
        {
          selector:
            ':matches(Literal[regex.pattern=/\\(\\?[ims-]+:/], Literal[value=/\\(\\?[ims-]+:/], TemplateElement[value.raw=/\\(\\?[ims-]+:/])',
          message:
            'Flags of a part, such as (?-i:…), match wrongly in processes with many patterns (Node.js 24). Use inBothCases.',
        },
      ],
    },
  },
  { files: ['inertia/**/*.{ts,tsx}'], ...reactHooks.configs.flat['recommended-latest'] },
  {
    files: ['inertia/**/*.{ts,tsx}'],
    rules: {
      /** These components include the map of all routes in every page's bundle; ours use paths. */
      '@adonisjs/prefer-adonisjs-inertia-link': 'off',
      '@adonisjs/prefer-adonisjs-inertia-form': 'off',
    },
  }
)
