import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { nameKey } from '#app/core/text/name_key'
import type { ImportNote } from '#app/imports/importer'
import { LabelCounter } from '#app/imports/kinds/skills/label_counter'
import { namesOf } from '#app/imports/kinds/skills/skill_rows'

interface Labels {
  name: string
  aliases: string[]
}

/** Notes aliases of a file that are names of other skills or belong to several skills. */
export class AmbiguousAliases {
  #census = new LabelCounter()
  /** Of the current chunk: its skills, and those of their aliases that are names of skills. */
  #labels: Labels[] = []
  #names: string[] = []

  begin(skills: Labels[]) {
    this.#labels = skills.map(({ name, aliases }) => keysOf(name, aliases))
    this.#names = []
  }

  /** Looks the aliases of the chunk up among the names of all skills. */
  async find(client: QueryClientContract) {
    this.#names = await namesOf(
      client,
      this.#labels.flatMap(({ aliases }) => aliases)
    )
  }

  settle() {
    for (const { name, aliases } of this.#labels) {
      this.#census.name(name)
      for (const alias of aliases) this.#census.alias(alias)
    }
    for (const name of this.#names) this.#census.name(name)
  }

  notes(): ImportNote[] {
    const { taken, shared } = this.#census
    const notes = [
      { code: 'aliases_taken', ...taken },
      { code: 'aliases_shared', ...shared },
    ]
    return notes.filter(({ count }) => count > 0)
  }
}

function keysOf(name: string, aliases: string[]): Labels {
  const key = nameKey(name)
  const keys = new Set(aliases.map(nameKey))
  keys.delete(key)
  return { name: key, aliases: [...keys] }
}
