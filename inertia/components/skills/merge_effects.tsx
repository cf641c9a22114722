import type { Data } from '@generated/data'
import { NamesByLanguage } from '~/components/skills/names_by_language'
import { statusLabel } from '~/components/status_tag'
import { t } from '~/text'

interface MergeEffectsProps {
  skill: Data.Catalogue.Skills.Skill
  into: Data.Catalogue.Skills.Skill
  plan: Data.Catalogue.Skills.Merge
}

const removalTexts = {
  external_id: 'skills.merge_loses_external_id',
  external_uri: 'skills.merge_loses_external_uri',
} as const

/** The effects of a merge: moved, conflicting and removed records. */
export function MergeEffects({ skill, into, plan }: MergeEffectsProps) {
  const { aliases, translations, collisions, relations, duplicates } = plan
  const others = relations.duplicates - duplicates.length
  return (
    <div className="content">
      <ul>
        <li>
          {aliases.length
            ? t('skills.merge_found_as', { into: into.name, aliases: aliases.join(', ') })
            : t('skills.merge_names_known')}
        </li>
        {translations.length > 0 && (
          <li>
            {t('skills.merge_names_in_languages')}
            <dl>
              <NamesByLanguage names={translations} />
            </dl>
          </li>
        )}
        <li>{t('skills.merge_moves', { count: relations.moved })}</li>
        {relations.loops > 0 && (
          <li>{t('skills.merge_deletes_between', { count: relations.loops })}</li>
        )}
        {relations.duplicates > 0 && (
          <li>
            {t('skills.merge_doubles', { count: relations.duplicates })}
            <ul>
              {duplicates.map((one) => (
                <li key={one.id}>
                  {t('skills.merge_double', {
                    skill: one.skill,
                    related: one.related_skill,
                    type: statusLabel(one.type),
                    weight: one.weight,
                    kept: one.kept_weight,
                  })}
                </li>
              ))}
              {others > 0 && <li>{t('common.and_more', { count: others })}</li>}
            </ul>
          </li>
        )}
        {collisions.map(({ field, value, stays }) => (
          <li key={field}>{t(removalTexts[field], { value, into: into.name, stays })}</li>
        ))}
        <li>{t('skills.merge_deletes', { name: skill.name, into: into.name })}</li>
      </ul>
    </div>
  )
}
