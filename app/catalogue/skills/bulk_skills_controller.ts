import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { answerBulk, readSelection } from '#app/core/lists/bulk_selection'
import { changeSkills } from '#app/catalogue/skills/update_skill'
import Skill from '#app/catalogue/skill'
import { skillList } from '#app/catalogue/skills/skill_list'

const bulkValidator = vine.create({
  act: vine.enum(['archive', 'publish', 'assign']),
  /** If empty, removes the skills from their domain. */
  to_domain: vine.string().optional(),
})

/** Bulk actions on the list of skills. */
export default class BulkSkillsController {
  async store(ctx: HttpContext) {
    const { act, to_domain: domain = null } = await ctx.request.validateUsing(bulkValidator)
    const user = ctx.auth.getUserOrFail()
    const { input, past } = act === 'assign' ? assigning(domain) : acts[act]
    return answerBulk(ctx, { past, place: '/skills' }, async () => {
      const selection = await readSelection(skillList, Skill.visibleTo(user), ctx)
      return changeSkills(selection, input, { actorId: user.id })
    })
  }
}

function assigning(domain: string | null) {
  return { input: { domain }, past: 'skills_answers.past_assigned' } as const
}

const acts = {
  archive: { input: { status: 'archived' }, past: 'skills_answers.past_archived' },
  publish: { input: { status: 'published' }, past: 'skills_answers.past_published' },
} as const
