import { usePage } from '@inertiajs/react'
import { Card } from '~/components/card'
import { Field } from '~/components/forms/field'
import { Form } from '~/components/forms/form'
import { FormErrors } from '~/components/forms/form_errors'
import { LanguageChoice } from '~/components/layout/language_choice'
import { FormActions, SubmitButton } from '~/components/forms/submit_button'
import { menuOf } from '~/layouts/menu'
import { t } from '~/text'
import { useArea } from '~/use_area'
import { usePortal } from '~/use_portal'

const themes = () => [
  { value: 'system', label: t('common.theme_system') },
  { value: 'light', label: t('common.theme_light') },
  { value: 'dark', label: t('common.theme_dark') },
]

const fonts = () => [
  { value: 'nunito', label: 'Nunito' },
  { value: 'system', label: t('profile.font_system') },
  { value: 'serif', label: t('profile.font_serif') },
]

const radii = () => [
  { value: '0', label: t('profile.radius_square') },
  { value: '6', label: t('profile.radius_slight') },
  { value: '12', label: t('profile.radius_round') },
  { value: '16', label: t('profile.radius_very_round') },
]

const sidebars = () => [
  { value: 'open', label: t('profile.sidebar_open') },
  { value: 'closed', label: t('profile.sidebar_closed') },
]

/**
 * The appearance settings of the user for all devices; the top bar and the sidebar change the same settings.
 */
export function AppearanceCard() {
  const { at } = useArea()
  const { appearance } = usePage().props
  const { theme, font, radius, sidebar } = appearance
  return (
    <Card title={t('profile.appearance')} lead={t('profile.appearance_lead')}>
      <div className="field">
        <span className="label" aria-hidden="true">
          {t('common.language')}
        </span>
        <LanguageChoice inWords />
      </div>
      <Form
        action={at('/profile/appearance')}
        guard
        id="appearance"
        key={JSON.stringify(appearance)}
      >
        <FormErrors fields={['theme', 'font', 'radius', 'sidebar', 'language', 'groups']} />
        <Field as="select" name="theme" label={t('common.colours')} {...chosen(themes(), theme)} />
        <Field as="select" name="font" label={t('profile.font')} {...chosen(fonts(), font)} />
        <Field
          as="select"
          name="radius"
          label={t('profile.corners')}
          {...chosen(radii(), String(radius))}
        />
        <Field
          as="select"
          name="sidebar"
          label={t('common.sidebar')}
          hint={t('profile.sidebar_hint')}
          {...chosen(sidebars(), sidebar)}
        />
        <Groups opened={appearance.groups} />
        <FormActions>
          <SubmitButton>{t('profile.save_appearance')}</SubmitButton>
        </FormActions>
      </Form>
    </Card>
  )
}

function chosen(options: Array<{ value: string; label: string }>, value: string) {
  return { options, defaultValue: value, required: true }
}

function Groups({ opened }: { opened: string[] }) {
  const { user } = usePortal()
  const groups = (user ? menuOf(user.role) : []).filter((entry) => entry.type === 'group')
  if (!groups.length) return null
  return (
    <fieldset className="field">
      <legend className="label">{t('profile.open_groups')}</legend>
      <input type="hidden" name="groups[]" value="none" />
      {groups.map(({ id, label }) => (
        <label className="checkbox" key={id}>
          <input type="checkbox" name="groups[]" value={id} defaultChecked={opened.includes(id)} />
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
