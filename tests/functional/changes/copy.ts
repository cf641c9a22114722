import db from '@adonisjs/lucid/services/db'
import { beginning, type Position } from '#app/changes/feed_position'
import { readChanges } from '#app/changes/read_changes'
import type { ChangeEvent } from '#app/changes/build_events'
import { publishedSkills, type PublishedSkill } from '#app/catalogue/skills/published_skill'

/** The copy that a partner keeps: published skills by id, and relations by ends and type. */
export class Copy {
  skills = new Map<string, PublishedSkill>()
  relations = new Map<string, { weight: number; source: string | null }>()
  /** Relations that arrived before one of their skills. */
  orphans: string[] = []
  events: ChangeEvent[] = []
  #position: Position = beginning

  /** Applies pages of this size until the end. */
  async follow(limit: number): Promise<this> {
    for (;;) {
      const { events, position, hasMore } = await readChanges(this.#position, limit)
      if (events.length > limit) throw new Error(`A page of ${limit} held ${events.length} events`)
      for (const event of events) this.apply(event)
      this.events.push(...events)
      this.#position = position
      if (!hasMore) return this
    }
  }

  apply(event: ChangeEvent) {
    switch (event.event) {
      case 'skill.added':
      case 'skill.renamed':
      case 'skill.changed':
        this.skills.set(event.skill.id, event.skill)
        return
      case 'skill.archived':
      case 'skill.deleted':
      case 'skill.merged':
        this.#drop(event.skill.id)
        return
      case 'relation.added':
      case 'relation.changed': {
        const { skill, related_skill: related, type, weight, source } = event.relation
        const key = keyOf(skill, related, type)
        if (!this.skills.has(skill) || !this.skills.has(related)) this.orphans.push(key)
        this.relations.set(key, { weight, source })
        return
      }
      case 'relation.removed': {
        const { skill, related_skill: related, type } = event.relation
        this.relations.delete(keyOf(skill, related, type))
        return
      }
      case 'domain.renamed':
        for (const skill of this.skills.values()) {
          if (skill.domain?.id === event.domain.id) skill.domain = event.domain
        }
    }
  }

  /** Comparable with `publishedGraph`. */
  get graph() {
    return { skills: sorted(this.skills), relations: sorted(this.relations) }
  }

  #drop(id: string) {
    this.skills.delete(id)
    for (const key of this.relations.keys()) {
      if (key.includes(id)) this.relations.delete(key)
    }
  }
}

/** The graph visible to clients, from the database. */
export async function publishedGraph() {
  const ids = await db.from('skills').select('id')
  const skills = await publishedSkills(
    db.connection(),
    ids.map(({ id }) => id)
  )
  const relations = await db
    .from('skill_relations as r')
    .join('skills as a', 'a.id', 'r.skill_id')
    .join('skills as b', 'b.id', 'r.related_skill_id')
    .where({ 'a.status': 'published', 'b.status': 'published' })
    .select('a.uid as skill', 'b.uid as related', 'r.type', 'r.weight', 'r.source')
  return {
    skills: sorted(new Map([...skills.values()].map((skill) => [skill.id, skill]))),
    relations: sorted(
      new Map(
        relations.map(({ skill, related, type, weight, source }) => [
          keyOf(skill, related, type),
          { weight, source },
        ])
      )
    ),
  }
}

function keyOf(skill: string, related: string, type: string) {
  return `${skill} ${related} ${type}`
}

function sorted<Value>(map: Map<string, Value>) {
  return [...map].sort(([a], [b]) => (a < b ? -1 : 1))
}
