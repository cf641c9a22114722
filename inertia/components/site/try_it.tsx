import { Search } from '~/icons'
import { PortalLink } from '~/components/portal_link'
import { SkillsInput } from '~/components/site/skills_input'
import { t } from '~/text'
import { usePortal } from '~/use_portal'

interface SearchStarterProps {
  /** Example skills: the name, plain and as a query string. */
  skills: Array<{ name: string; terms: string }>
  /** Searches per day without an account. */
  guestSearches: number
}

/** A form that opens the playground with its query filled in, free of charge. */
export function SearchStarter({ skills, guestSearches }: SearchStarterProps) {
  const { to } = usePortal()
  return (
    <form className="try-it" action={to('/playground')} method="get">
      <label className="label" htmlFor="try-skills">
        {t('site.skills_label')}
      </label>
      <p className="help" id="try-hint">
        {guestSearches > 0
          ? t('site.separated_by_commas_free', { searches: guestSearches })
          : t('site.separated_by_commas')}
      </p>
      <div className="try-it-row">
        <SkillsInput id="try-skills" describedBy="try-hint" />
        <button type="submit" className="button is-primary is-medium">
          <Search size={18} />
          {t('site.search')}
        </button>
      </div>
      {skills.length > 0 && (
        <ul className="try-it-examples" aria-label={t('site.examples')}>
          {skills.map(({ name, terms }) => (
            <li key={name}>
              <PortalLink className="chip" href={`/playground?skills=${encodeURIComponent(terms)}`}>
                {name}
              </PortalLink>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
