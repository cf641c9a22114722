import { ChangeLogSchema } from '#database/schema'
import type { ChangeAction } from '#app/core/db/change_log'
import type { ListDefinition } from '#app/core/lists/listing'
import type Skill from '#app/catalogue/skill'

/** An entry of the change log about a skill or one of its relations. */
export default class SkillChange extends ChangeLogSchema {
  static table = 'change_log'

  declare subject: 'skill' | 'relation'
  declare action: ChangeAction
  declare before: Record<string, unknown> | null
  declare after: Record<string, unknown> | null

  /**
   * What happened to the skill, to the skills that were merged into it, and to the relations that lead
   * or led from them. Costs what that history holds, however long the log is.
   */
  static of(skill: Skill) {
    return this.query().whereRaw(`change_log.id in (${idsSql})`, [skill.id, skill.id, skill.id])
  }
}

/** The history of one skill, for both doors: latest first. */
export const skillChangeList: ListDefinition<typeof SkillChange> = {
  key: 'change_log.id',
  /** Ids are given in the order in which changes are made. */
  sorts: { created_at: 'change_log.id' },
  defaultSort: '-created_at',
  filters: {},
}

/** Materialized, or PostgreSQL may walk the whole log backwards until it has met enough of these. */
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
