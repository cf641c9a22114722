import Skill from '#app/skills/skill'

const batch = 1000

export const newSkillColumns = [
  'skill',
  'status',
  'type',
  'category',
  'alt_labels',
  'description',
  'external_id',
  'uri',
  'created_at',
] as const

/**
 * The drafts that uploads made, oldest first, as rows of a file that `skills:import` takes: what
 * waits for a person's look before clients can find it.
 */
export async function* newSkillRows(): AsyncGenerator<Record<string, unknown>> {
  let last = 0
  for (;;) {
    const skills = await Skill.query()
      .where('status', 'draft')
      .whereNotNull('createdByUpload')
      .where('id', '>', last)
      .preload('category')
      .preload('aliases', (aliases) => aliases.orderBy('id'))
      .orderBy('id')
      .limit(batch)
    for (const skill of skills) {
      yield {
        skill: skill.name,
        status: skill.status,
        type: skill.type,
        category: skill.category?.name,
        alt_labels: skill.aliases.map(({ name }) => name).join('|'),
        description: skill.description,
        external_id: skill.externalId,
        uri: skill.externalUri,
        created_at: skill.createdAt.toJSDate().toISOString(),
      }
    }
    if (skills.length < batch) return
    last = skills[batch - 1].id
  }
}
