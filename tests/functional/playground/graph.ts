import db from '@adonisjs/lucid/services/db'
import type Skill from '#app/catalogue/skill'
import type { RelationType } from '#app/catalogue/skill_relation'
import type ClientPackage from '#app/billing/client_package'
import { indexSkills, refreshPopularity } from '#app/catalogue/names/skill_index'
import { ClientPackageFactory, PackageFactory } from '#database/factories/package_factory'
import {
  CategoryFactory,
  SkillFactory,
  SkillRelationFactory,
} from '#database/factories/skill_factory'
import { createPartner } from '#database/factories/user_factory'

/**
 * A small graph, indexed for search. Python has relations to Django 90 (essential, from occupations and
 * job adverts), SQL 40 (from a survey), Statistics 20 and the draft `Secret` 99; SQL to Statistics 50;
 * `ear, nose and throat` to Python. Statistics is in the domain Mathematics.
 */
export async function createGraph() {
  const mathematics = await CategoryFactory.merge({ name: 'Mathematics' }).create()
  const create = (attributes: Partial<Skill>) => SkillFactory.merge(attributes).create()
  const skills = {
    python: await create({ name: 'Python' }),
    sql: await create({ name: 'SQL' }),
    django: await create({ name: 'Django' }),
    statistics: await create({ name: 'Statistics', categoryId: mathematics.id }),
    secret: await create({ name: 'Secret', status: 'draft' }),
    comma: await create({ name: 'ear, nose and throat' }),
    lonely: await create({ name: 'Plastering' }),
  }
  await relate(skills.python, skills.django, 90, {
    type: 'essential',
    source: 'occupations+adverts',
  })
  await relate(skills.python, skills.sql, 40, { source: 'Survey 2024' })
  await relate(skills.python, skills.statistics, 20)
  await relate(skills.python, skills.secret, 99)
  await relate(skills.sql, skills.statistics, 50)
  await relate(skills.comma, skills.python, 70)

  const ids = Object.values(skills).map(({ id }) => id)
  await db.transaction(async (trx) => {
    await refreshPopularity(trx, ids)
    await indexSkills(trx, ids)
  })
  return { ...skills, mathematics }
}

async function relate(
  from: Skill,
  to: Skill,
  weight: number,
  { type = 'related', source = null }: { type?: RelationType; source?: string | null } = {}
) {
  await SkillRelationFactory.merge({
    skillId: from.id,
    relatedSkillId: to.id,
    weight,
    type,
    source,
  }).create()
}

/** A partner whose client has one package of this many calls. */
export async function createPartnerWith(attributes: Partial<ClientPackage> = {}) {
  const partner = await createPartner()
  const offer = await PackageFactory.create()
  const pack = await ClientPackageFactory.merge({
    clientId: partner.clientId!,
    packageId: offer.id,
    totalCalls: 10,
    ...attributes,
  }).create()
  return { partner, pack }
}

/** The spent calls of the package by its counter and by the ledger. */
export async function spentOf(pack: ClientPackage) {
  await pack.refresh()
  const ledger = await db.from('call_ledger').where({ client_package_id: pack.id }).count('* as n')
  return { counter: pack.usageCalls, ledger: Number(ledger[0].n) }
}
