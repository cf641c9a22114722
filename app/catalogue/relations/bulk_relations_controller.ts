import type { HttpContext } from '@adonisjs/core/http'
import { answerBulk, readSelection } from '#app/core/lists/bulk_selection'
import { relationList } from '#app/catalogue/relations/relation_list'
import SkillRelation from '#app/catalogue/skill_relation'
import { deleteSelectedRelations } from '#app/catalogue/relations/update_relation'

/** Deletes several relations of the list at once. */
export default class BulkRelationsController {
  async destroy(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    return answerBulk(
      ctx,
      { past: 'relations_answers.past_deleted', place: '/skill-relations' },
      async () => {
        const visible = SkillRelation.visibleTo(user)
        const selection = await readSelection(relationList, visible, ctx)
        return deleteSelectedRelations(selection, { actorId: user.id })
      }
    )
  }
}
