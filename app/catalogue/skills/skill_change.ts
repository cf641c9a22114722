import { ChangeLogSchema } from '#database/schema'
import type { ChangeAction } from '#app/core/db/change_log'
import type { ListDefinition } from '#app/core/lists/listing'
import type Skill from '#app/catalogue/skill'

/** A change log entry of a skill or one of its relations. */
export default class SkillChange extends ChangeLogSchema {
  static table = 'change_log'

  declare subject: 'skill' | 'relation'
  declare action: ChangeAction
  declare before: Record<string, unknown> | null
  declare after: Record<string, unknown> | null

  /**
   * The entries of the skill, of skills merged into it, and of their outgoing relations. The cost
   * depends on the size of this history only, not of the log.
   */
  static of(skill: Skill) {
    return this.query().whereRaw(`change_log.id in (${idsSql})`, [skill.id, skill.id, skill.id])
  }
}

/** The history of a skill, for pages and `/v1`: latest first. */
export const skillChangeList: ListDefinition<typeof SkillChange> = {
  key: 'change_log.id',
  /** Ids ascend with the time of the change. */
  sorts: { created_at: 'change_log.id' },
  defaultSort: '-created_at',
  filters: {},
}

/** Materialized; otherwise PostgreSQL might scan the whole log backwards for enough matches. */
const idsSql = `
  with known as materialized (
    select id, cast(uid as text) as uid from skills where id = ?
    union all select former_id, cast(uid as text) from merged_skills where skill_id = ?
  ), led as materialized (
    select id from skill_relations where skill_id = ?
    union
    select log.subject_id from known join change_log log
        on log.subject = 'relation' and log.action = 'deleted' and log."before" ->> 'skill' = known.uid
  ), entries as materialized (
    select log.id from known join change_log log on log.subject = 'skill' and log.subject_id = known.id
    union all
    select log.id from led join change_log log on log.subject = 'relation' and log.subject_id = led.id
  ) select id from entries`
