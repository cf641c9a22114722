import { Field } from '~/components/forms/field'
import { PortalLink } from '~/components/portal_link'
import { lookUpSkills } from '~/components/skills/look_ups'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { useChoices, type Choice } from '~/use_choices'
import { useTyped } from '~/use_typed'

interface NameFieldProps {
  name: string
  /** The edited skill, which is not its own duplicate. */
  own?: string
}

/** Shorter names have no similar ones. */
const LETTERS_FOR_NEAR = 3
const MOST_NEAR = 4

/** The name of a skill; shows skills with the same or a similar name while typing. It never blocks saving. */
export function NameField({ name, own }: NameFieldProps) {
  const [typed, setTyped, ref] = useTyped('')
  const found = useChoices(typed, lookUpSkills).filter(({ id }) => id !== own)
  const same = found.find(({ label }) => keyOf(label) === keyOf(typed))
  const near = typed.trim().length < LETTERS_FOR_NEAR ? [] : found.filter((one) => one !== same)
  return (
    <div className="field">
      <Field
        name={name}
        label={t('skills.name')}
        required
        maxLength={300}
        ref={ref}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <div role="status">
        {same && (
          <p className="help is-danger">
            {t('skills.same_name')} <SkillLink skill={same} />
          </p>
        )}
        {near.length > 0 && (
          <p className="help">
            {t('skills.similar_names')}{' '}
            {near.slice(0, MOST_NEAR).map((skill, index) => (
              <span key={skill.id}>
                {index > 0 && ', '}
                <SkillLink skill={skill} />
                {skill.note && ` ${t('skills.also_called', { name: skill.note })}`}
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  )
}

function SkillLink({ skill }: { skill: Choice }) {
  const { from } = useArea()
  return <PortalLink href={from(`/skills/edit/${skill.id}`)}>{skill.label}</PortalLink>
}

/** The server's comparison of names. */
function keyOf(name: string): string {
  return name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase()
}
