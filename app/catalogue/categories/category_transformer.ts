import { BaseTransformer } from '@adonisjs/core/transformers'
import type Category from '#app/catalogue/category'

/** A domain; `forChoice` has only what is needed to select it. */
export default class CategoryTransformer extends BaseTransformer<Category> {
  toObject() {
    const category = this.resource
    return {
      ...this.forChoice(),
      slug: category.slug,
      external_uri: category.externalUri,
      description: category.description,
      active: category.active,
      /** Skills of the domain itself, without its descendants. */
      skills_count: Number(category.$extras.skills_count ?? 0),
      total_skills_count: Number(category.$extras.total_skills_count ?? 0),
      /** Direct children. */
      children_count: Number(category.$extras.children_count ?? 0),
      version: category.version,
      created_at: category.createdAt.toJSDate().toISOString(),
      updated_at: category.updatedAt.toJSDate().toISOString(),
    }
  }

  forChoice() {
    const { uid, name, code, parent } = this.resource
    return { id: uid, name, code, parent: parent ? { id: parent.uid, name: parent.name } : null }
  }
}
