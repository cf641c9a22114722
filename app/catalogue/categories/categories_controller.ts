import type { HttpContext } from '@adonisjs/core/http'
import { answerListFile } from '#app/core/lists/list_file'
import { pageList } from '#app/core/lists/listing'
import { categoryCsv, categoryList } from '#app/catalogue/categories/category_list'
import { editForm, isStale } from '#app/core/http/edit_form'
import { isUid } from '#app/core/uid'
import { returnUrlOf, redirectBack } from '#app/core/http/return_url'
import Category from '#app/catalogue/category'
import {
  categoryForm,
  typedCategoryForm,
  type CategoryForm,
} from '#app/catalogue/categories/category_form'
import CategoryTransformer from '#app/catalogue/categories/category_transformer'
import {
  createCategoryValidator,
  replaceCategoryValidator,
} from '#app/catalogue/categories/category_validators'
import { domainTree } from '#app/catalogue/categories/domain_tree'
import {
  createCategory,
  deleteCategory,
  emptyCategory,
  updateCategory,
} from '#app/catalogue/categories/save_category'
import { countSkillsBelow } from '#app/catalogue/skills_below'
import { t } from '#app/core/text/text'
import { actorOf, writingOf } from '#app/accounts/audit/audit_log'

/** The pages of domains. */
export default class CategoriesController {
  /** The tree, or the subtree of `?below=`; with a search or filter, the matches as a list. */
  async index(ctx: HttpContext) {
    const { below } = ctx.request.qs()
    const top = isUid(below) ? await Category.findByUid(below) : null
    const { rows, list } = await pageList(categoryList, Category.listed(), ctx)
    const isNarrowed = Boolean(list.search) || Object.keys(list.filters).length > 0
    if (isNarrowed) await countSkillsBelow(rows)
    return ctx.inertia.render('categories/index', {
      list,
      tree: isNarrowed ? null : await domainTree(top),
      top: top && CategoryTransformer.transform(top).useVariant('forChoice'),
      matches: isNarrowed ? CategoryTransformer.transform(rows) : [],
    })
  }

  /** Exports the list with the filters and order of its URL. */
  async export(ctx: HttpContext) {
    return answerListFile(ctx, {
      name: 'domains',
      list: categoryList,
      query: Category.listed(),
      rowsOf: async (domains) => {
        await countSkillsBelow(domains)
        return domains
      },
      columns: categoryCsv,
      place: '/categories',
    })
  }

  async create(ctx: HttpContext) {
    return ctx.inertia.render('categories/create', { back: returnUrlOf(ctx) })
  }

  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(createCategoryValidator)
    const { name } = await createCategory(input, actorOf(ctx))
    ctx.session.flash('success', t('categories_answers.created', { name }))
    return redirectBack(ctx, '/categories')
  }

  async edit(ctx: HttpContext) {
    return showForm(ctx, await Category.findByUid(ctx.params.categoryId))
  }

  async update(ctx: HttpContext) {
    const category = await Category.findByUid(ctx.params.categoryId)
    const input = await ctx.request.validateUsing(replaceCategoryValidator)
    const parent = await resolvedParent(category, input.parent)
    const changes = { ...emptyCategory, ...input, parent }
    if (await isStale(ctx, updateCategory(category, changes, writingOf(ctx)))) {
      return showForm(ctx, category, typedCategoryForm(ctx.request.all()))
    }
    ctx.session.flash('success', t('categories_answers.saved', { name: input.name }))
    return redirectBack(ctx, '/categories')
  }

  async destroy(ctx: HttpContext) {
    const category = await Category.findByUid(ctx.params.categoryId)
    await deleteCategory(category, writingOf(ctx))
    ctx.session.flash('success', t('categories_answers.deleted', { name: category.name }))
    return redirectBack(ctx, '/categories')
  }
}

/**
 * The form of a domain; after a stale write with the submitted values and how they differ from the
 * current ones.
 */
async function showForm(ctx: HttpContext, category: Category, typed?: Partial<CategoryForm>) {
  const now = await categoryForm(category)
  return ctx.inertia.render('categories/edit', {
    domain: CategoryTransformer.transform(category),
    ...editForm(ctx, category.version, now, typed),
    back: returnUrlOf(ctx),
  })
}

/** An unchanged parent field means the same parent, even if its name is ambiguous. */
async function resolvedParent(category: Category, typed: string | null | undefined) {
  const { parent } = await categoryForm(category)
  return typed && typed === parent ? category.parent.uid : (typed ?? null)
}
