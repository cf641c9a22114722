import { BaseSchema } from '@adonisjs/lucid/schema'

/** The former and the new limits of a file; limits that someone has changed are kept. */
const limits = {
  import_maximum_bytes: [104_857_600, 524_288_000],
  import_maximum_rows: [2_000_000, 10_000_000],
}

/** Files of 5,000,000 relations are permitted without a change of Limitation Setup. */
export default class extends BaseSchema {
  async up() {
    for (const [column, [former, next]] of Object.entries(limits))
      this.#replace(column, former, next)
  }

  async down() {
    for (const [column, [former, next]] of Object.entries(limits))
      this.#replace(column, next, former)
  }

  #replace(column: string, from: number, to: number) {
    this.schema.raw(`update default_setups set ${column} = ${to} where ${column} = ${from}`)
  }
}
