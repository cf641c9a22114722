import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { portalPath } from '#app/core/door'
import { NotFound } from '#app/core/errors/problem'
import { languageNow, t } from '#app/core/text/text'
import { defaultLanguage } from '#app/catalogue/languages'
import DefaultSetup from '#app/billing/default_setup'
import { publishedSkills, type PublishedSkill } from '#app/catalogue/skills/published_skill'
import { findBySkillPath, skillPath } from '#app/catalogue/skills/skill_path'
import { namesOf } from '#app/catalogue/skills/translations'
import { countGuestPage } from '#app/search/playground/guest_allowance'
import { translateNames } from '#app/catalogue/skills/translate_names'
import { firstRelatedSkills } from '#app/search/playground/playground_search'
import { textOfTerms } from '#app/search/playground/read_search'

/** How many related skills the page of a skill names, at most. */
const mostRelated = 6

/** The public page of a skill. */
export default class SkillController {
  async show({ auth, inertia, params, request, response }: HttpContext) {
    if (!auth.user) await countGuestPage(request.ip())
    const client = db.connection()
    const found = await findBySkillPath(client, String(params.slug).toLowerCase())
    if (!found) throw new NotFound(t('skills_answers.the_skill'))
    const path = skillPath(found)
    if (request.url() !== portalPath(path)) {
      return response.redirect(portalPath(path), false, 301)
    }

    const setup = await DefaultSetup.current()
    const skills = await publishedSkills(client, [found.skill_id])
    const { type, domain, description, ...labels } = skills.get(found.skill_id)!
    const related = await firstRelatedSkills(
      client,
      found,
      Math.min(mostRelated, setup.guestResultLimit)
    )
    const links = related.map((skill) => ({ ...skill, href: skillPath(skill) }))
    const shown = await translateNames(client, links, languageNow())
    return inertia.render('site/skill', {
      skill: { ...namesFor(labels), type, domain: domain?.name ?? null, description },
      /** By name, so that their order says nothing about their scores. */
      related: shown
        .map(({ name, href }) => ({ name, path: href }))
        .toSorted((a, b) => a.name.localeCompare(b.name)),
      /** The name as a query string. */
      terms: textOfTerms([labels.name]),
    })
  }
}

/** The name and the aliases in the language of the page, as far as there are any, and those in other languages. */
function namesFor({
  name,
  aliases,
  translations,
}: Pick<PublishedSkill, 'name' | 'aliases' | 'translations'>) {
  const own = translations.find(({ language }) => language === languageNow())
  const others = translations
    .filter((translation) => translation !== own)
    .map((other) => ({ language: other.language, names: namesOf(other) }))
  if (!own) return { name, language: defaultLanguage, aliases, names: others }
  return {
    name: own.name,
    language: own.language,
    aliases: [...own.aliases, ...aliases],
    names: [{ language: defaultLanguage, names: [name] }, ...others],
  }
}
