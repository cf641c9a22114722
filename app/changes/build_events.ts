import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { RelationType } from '#app/catalogue/skill_relation'
import {
  endpointsOfDeleted,
  deletedSkills,
  inPlaceOf,
  relationsById,
  shownDomains,
  skillStates,
  type FormerRelation,
  type RelationInPlace,
  type RelationKey,
  type RelationState,
  type SkillState,
} from '#app/changes/feed_state'
import { isBefore } from '#app/changes/feed_position'
import type { LogEntry } from '#app/changes/log_entries'
import {
  publishedFields,
  publishedSkills,
  type PublishedSkill,
} from '#app/catalogue/skills/published_skill'

/** A relation in the feed: both skills by their public ids. */
export interface FeedRelation {
  skill: string
  related_skill: string
  type: RelationType
  weight: number
  source: string | null
}

/** A change of the graph that is visible to clients, at the time `at`. */
export type ChangeEvent = { at: string } & (
  | { event: 'skill.added' | 'skill.changed'; skill: PublishedSkill }
  | { event: 'skill.renamed'; skill: PublishedSkill; previous_name: string }
  | { event: 'skill.merged'; skill: { id: string }; into: { id: string; name: string } }
  | { event: 'skill.archived' | 'skill.deleted'; skill: { id: string } }
  | { event: 'relation.added' | 'relation.changed'; relation: FeedRelation }
  | { event: 'relation.removed'; relation: Omit<FeedRelation, 'weight' | 'source'> }
  | { event: 'domain.renamed'; domain: { id: string; name: string } }
)

/** The events of a log entry, and the skill whose relations must follow. */
export interface EntryEvents {
  events: ChangeEvent[]
  /** Inner id of the skill that the entry made visible. */
  madeVisible: number | null
}

/**
 * Builds the events of log entries from the current graph. An entry says that something changed, the database
 * says to what, so a reader at the end of the feed has the current state, regardless of the order of
 * concurrent writers. Changes that a later entry of the same skill covers are left to that entry, and records
 * that were never visible have no events. Runs a constant number of statements.
 */
export async function buildEvents(
  client: QueryClientContract,
  entries: LogEntry[]
): Promise<EntryEvents[]> {
  const builder = await EventBuilder.of(client, entries)
  return entries.map((entry) => builder.eventsOf(entry))
}

type Plain = ChangeEvent extends infer Event
  ? Event extends unknown
    ? Omit<Event, 'at'>
    : never
  : never

const idsOf = (entries: LogEntry[], subject: LogEntry['subject']) => [
  ...new Set(
    entries.filter((entry) => entry.subject === subject).map(({ subjectId }) => subjectId)
  ),
]

class EventBuilder {
  private constructor(
    private skills: Map<number, SkillState>,
    private published: Map<number, PublishedSkill>,
    private gone: Awaited<ReturnType<typeof deletedSkills>>,
    private relations: Awaited<ReturnType<typeof relationsById>>,
    private instead: Map<LogEntry, RelationInPlace>,
    private domains: Awaited<ReturnType<typeof shownDomains>>
  ) {}

  static async of(client: QueryClientContract, entries: LogEntry[]): Promise<EventBuilder> {
    const relations = await relationsById(client, idsOf(entries, 'relation'))
    const instead = await readInstead(client, entries, relations)
    const touched = idsOf(entries, 'skill')
    const ends = [...relations.values(), ...instead.values()].flatMap((one) => [
      one.skillId,
      one.relatedSkillId,
    ])
    const skills = await skillStates(client, [...new Set([...touched, ...ends])])
    return new EventBuilder(
      skills,
      await publishedSkills(client, touched),
      await deletedSkills(
        client,
        touched.filter((id) => !skills.has(id))
      ),
      relations,
      instead,
      await shownDomains(client, idsOf(entries, 'category'))
    )
  }

  eventsOf(entry: LogEntry): EntryEvents {
    const { events, madeVisible = null } =
      entry.subject === 'skill' ? this.#skill(entry) : { events: this.#otherEvents(entry) }
    return { events: events.map((event) => ({ ...event, at: entry.at })), madeVisible }
  }

  /** Synonyms are not published. */
  #otherEvents(entry: LogEntry): Plain[] {
    if (entry.subject === 'relation') return this.#relation(entry)
    return entry.subject === 'category' ? this.#domain(entry) : []
  }

  #skill(entry: LogEntry): { events: Plain[]; madeVisible?: number } {
    const { subjectId, before, after } = entry
    const state = this.skills.get(subjectId)
    if (!state) return { events: this.#deletedSkill(entry) }
    const skill = this.published.get(subjectId)
    if (!skill) {
      const wasVisible = before.status === 'published'
      return { events: wasVisible ? [{ event: 'skill.archived', skill: { id: state.uid } }] : [] }
    }
    if (isReportedLater(state, entry)) return { events: [] }
    if (after.status === 'published') {
      return { events: [{ event: 'skill.added', skill }], madeVisible: subjectId }
    }
    if (typeof before.name === 'string' && 'name' in after) {
      return { events: [{ event: 'skill.renamed', skill, previous_name: before.name }] }
    }
    const isSeen = publishedFields.some((field) => field in after)
    return { events: isSeen ? [{ event: 'skill.changed', skill }] : [] }
  }

  #deletedSkill({ subjectId, action, before }: LogEntry): Plain[] {
    const deleted = this.gone.get(subjectId)
    const id = deleted?.uid ?? before.id
    if (action !== 'deleted' || !deleted || typeof id !== 'string') return []
    if (deleted.into) return [{ event: 'skill.merged', skill: { id }, into: deleted.into }]
    return [{ event: 'skill.deleted', skill: { id } }]
  }

  #relation(entry: LogEntry): Plain[] {
    const { subjectId, action } = entry
    const instead = this.instead.get(entry)
    const now = this.relations.get(subjectId)
    return [
      ...(instead ? this.#inPlace(entry, instead) : []),
      ...(now ? this.#present(entry, now, action === 'created' || Boolean(instead)) : []),
    ]
  }

  /**
   * The event of an existing relation, unless a later entry covers it together with one of its skills.
   * Relations of a skill that becomes visible are left to their own later entries.
   */
  #present(entry: LogEntry, now: RelationState, isNew: boolean): Plain[] {
    const ends = this.#ends(now)
    if (!ends || ends.some((end) => isReportedLater(end, entry))) return []
    const relation = { ...relationOf(ends, now), weight: now.weight, source: now.source }
    return [{ event: isNew ? 'relation.added' : 'relation.changed', relation }]
  }

  /** The event of a relation that was deleted or whose type has changed. */
  #inPlace(entry: LogEntry, former: RelationInPlace): Plain[] {
    const { weight } = former
    if (weight !== null) return this.#present(entry, { ...former, weight }, false)
    const ends = this.#ends(former)
    return ends ? [{ event: 'relation.removed', relation: relationOf(ends, former) }] : []
  }

  /** Both skills, if clients see both. */
  #ends({ skillId, relatedSkillId }: RelationKey): SkillState[] | null {
    const ends = [this.skills.get(skillId), this.skills.get(relatedSkillId)]
    return ends.every((end): end is SkillState => end?.isPublished === true) ? ends : null
  }

  #domain({ subjectId, action, after }: LogEntry): Plain[] {
    const domain = this.domains.get(subjectId)
    const isRenamed = action === 'updated' && 'name' in after
    return domain && isRenamed ? [{ event: 'domain.renamed', domain }] : []
  }
}

/** For entries that deleted a relation or changed its type: the relation that exists now in its place. */
async function readInstead(
  client: QueryClientContract,
  entries: LogEntry[],
  relations: Awaited<ReturnType<typeof relationsById>>
) {
  const changed = entries.filter(
    ({ subject, action, before }) =>
      subject === 'relation' && (action === 'deleted' || 'type' in before)
  )
  const deleted = changed.filter(({ subjectId }) => !relations.has(subjectId))
  const ends = await endpointsOfDeleted(client, idsOf(deleted, 'relation'))
  const present = changed.flatMap(({ subjectId }) => relations.get(subjectId) ?? [])
  const skills = await skillStates(
    client,
    present.flatMap(({ skillId, relatedSkillId }) => [skillId, relatedSkillId])
  )
  const uidOf = (id: number | undefined) => skills.get(id ?? 0)?.uid

  const former = changed.map(({ subjectId, before }): Partial<FormerRelation> => {
    const now = relations.get(subjectId)
    const deletedEnds = ends.get(subjectId)
    return {
      skill: (before.skill as string) ?? uidOf(now?.skillId) ?? deletedEnds?.skill,
      related_skill:
        (before.related_skill as string) ??
        uidOf(now?.relatedSkillId) ??
        deletedEnds?.related_skill,
      type: before.type as RelationType,
    }
  })
  const found = await inPlaceOf(client, former as FormerRelation[])
  return new Map([...found].map(([n, key]) => [changed[n], key]))
}

/** Whether a later entry published the skill, and covers it with all its relations. */
function isReportedLater({ published }: SkillState, entry: LogEntry): boolean {
  return published !== null && isBefore(entry, published)
}

function relationOf([skill, related]: SkillState[], { type }: RelationKey) {
  return { skill: skill.uid, related_skill: related.uid, type }
}
