import '~/css/portal.scss'
import { usePage } from '@inertiajs/react'
import { Menu, X } from '~/icons'
import { useEffect, useState, type ReactNode, type SubmitEvent } from 'react'
import { Brand } from '~/components/layout/brand'
import { CloseButton, DialogButton } from '~/components/dialog'
import { Flash } from '~/components/layout/flash'
import { PaletteButton } from '~/components/palette/palette_button'
import { PortalLink } from '~/components/portal_link'
import { SkipLink } from '~/components/layout/skip_link'
import { crumbsOf, menuOf, type MenuEntry } from '~/layouts/menu'
import { NotificationMenu } from '~/layouts/notification_menu'
import { ProfileMenu } from '~/layouts/profile_menu'
import { SidebarNav, useOpenGroups } from '~/layouts/sidebar_nav'
import { UploadMenu } from '~/layouts/upload_menu'
import { UsageWidget } from '~/layouts/usage_widget'
import { t } from '~/text'
import { useAppearance } from '~/use_appearance'
import { useHydrated } from '~/use_hydrated'
import { usePortal } from '~/use_portal'

const DRAWER = 'drawer'

/**
 * The layout of the logged-in areas: a collapsible sidebar whose state is remembered, a drawer in its place
 * on narrow screens, and the top bar. The drawer is filled once scripts run; without them, a link shows the
 * sidebar.
 */
export function PortalLayout({ children }: { children: ReactNode }) {
  const { user, dashboard, path, demo } = usePortal()
  const { appearance } = usePage().props
  const [open, setOpen] = useState(appearance.sidebar === 'open')
  const [serverState, setServerState] = useState(appearance.sidebar)
  const menu = user ? menuOf(user.role) : []
  const groups = useOpenGroups(menu)
  const isReady = useHydrated()
  const closeMenu = t('common.close_menu')
  const brand = (
    <>
      <Brand href={dashboard ?? '/'} />
      {demo && <span className="tag">{t('common.demo_data')}</span>}
    </>
  )

  // Changed elsewhere: in the profile, or on another device.
  if (serverState !== appearance.sidebar) {
    setServerState(appearance.sidebar)
    setOpen(appearance.sidebar === 'open')
  }

  useEffect(() => {
    const drawer = document.getElementById(DRAWER)
    if (drawer instanceof HTMLDialogElement) drawer.close()
  }, [path])

  return (
    <div className={open ? 'shell is-open' : 'shell'}>
      <SkipLink />
      <aside className="sidebar" id="sidebar" aria-label={t('common.sidebar')}>
        <div className="sidebar-head">
          {brand}
          <noscript>
            <a className="icon-button toggle-narrow" href="#content" aria-label={closeMenu}>
              <X size={18} />
            </a>
          </noscript>
        </div>
        <SidebarNav label={t('common.main_navigation')} menu={menu} groups={groups} />
      </aside>
      <dialog className="drawer" id={DRAWER} closedby="any" aria-label={t('common.menu')}>
        {isReady && (
          <>
            <div className="sidebar-head">
              {brand}
              <CloseButton dialog={DRAWER} className="icon-button" aria-label={closeMenu}>
                <X size={18} />
              </CloseButton>
            </div>
            <SidebarNav label={t('common.menu')} menu={menu} groups={groups} />
          </>
        )}
      </dialog>
      <header className="topbar">
        <SidebarToggle open={open} onToggle={setOpen} />
        <DialogButton
          dialog={DRAWER}
          className="icon-button toggle-narrow needs-script"
          aria-label={t('common.open_menu')}
        >
          <Menu size={20} />
        </DialogButton>
        <noscript>
          <a
            className="icon-button toggle-narrow"
            href="#sidebar"
            aria-label={t('common.open_menu')}
          >
            <Menu size={20} />
          </a>
        </noscript>
        <Breadcrumb menu={menu} />
        <PaletteButton />
        <UsageWidget />
        <UploadMenu />
        <NotificationMenu />
        <ProfileMenu />
      </header>
      <main className="page" id="content" tabIndex={-1}>
        {children}
      </main>
      <Flash />
    </div>
  )
}

/** Without scripts it posts to the server; otherwise it only writes the cookie. */
function SidebarToggle({ open, onToggle }: { open: boolean; onToggle: (open: boolean) => void }) {
  const { to } = usePortal()
  const { csrfToken } = usePage().props
  const keep = useAppearance()
  const next = open ? 'closed' : 'open'

  function toggle(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    keep({ sidebar: next })
    onToggle(!open)
  }

  return (
    <form className="toggle-wide" method="post" action={to('/appearance')} onSubmit={toggle}>
      <input type="hidden" name="_csrf" value={csrfToken ?? ''} />
      <button
        type="submit"
        name="sidebar"
        value={next}
        className="icon-button"
        aria-label={t('common.sidebar')}
        aria-expanded={open}
        aria-controls="sidebar"
      >
        <Menu size={20} />
      </button>
    </form>
  )
}

/** The props with the record of a page, and those with its name. */
const records = ['skill', 'client', 'domain', 'offer', 'person', 'upload', 'key']
const names = ['name', 'full_name', 'file_name']

/** The name of the record that a page shows. */
function recordIn(props: object): string | undefined {
  for (const prop of records) {
    const record: unknown = Reflect.get(props, prop)
    if (typeof record !== 'object' || record === null) continue
    const name: unknown = names.map((field) => Reflect.get(record, field)).find(Boolean)
    if (typeof name === 'string') return name
  }
  return undefined
}

function Breadcrumb({ menu }: { menu: MenuEntry[] }) {
  const { path } = usePortal()
  const { props } = usePage()
  const crumbs = crumbsOf(path, menu, recordIn(props))
  return (
    <nav className="crumbs" aria-label={t('common.breadcrumb')}>
      <ol>
        {crumbs.map(({ label, href }, index) => (
          <li key={label} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
            {href ? <PortalLink href={href}>{label}</PortalLink> : <span>{label}</span>}
            {index < crumbs.length - 1 && <span aria-hidden="true">/</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
