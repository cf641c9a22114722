import type Category from '#app/catalogue/category'
import { choiceOf } from '#app/catalogue/categories/find_category'
import { typedTexts } from '#app/core/text/form_texts'

const fields = ['name', 'parent', 'code', 'active', 'description', 'slug', 'external_uri'] as const

/** The fields of the form as strings. */
export type CategoryForm = Record<(typeof fields)[number], string>

/** The form of a domain with its current values; `parent` must be loaded. */
export async function categoryForm(category: Category): Promise<CategoryForm> {
  const parent: Category | null = category.parent
  await parent?.load('parent')
  return {
    name: category.name,
    parent: parent ? choiceOf(parent) : '',
    code: category.code ?? '',
    active: String(category.active),
    description: category.description ?? '',
    slug: category.slug,
    external_uri: category.externalUri ?? '',
  }
}

/** The submitted fields of the form. */
export function typedCategoryForm(input: unknown): Partial<CategoryForm> {
  return typedTexts(input, fields)
}
