import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { PortalLink } from '~/components/portal_link'
import { placeOf, type MenuEntry, type MenuGroup, type MenuItem } from '~/layouts/menu'
import { usePortal } from '~/use_portal'

/**
 * The items of a menu. The group that holds the path is open and the longest matching item is
 * active; other groups stay as they were left.
 */
export function SidebarNav({ menu }: { menu: MenuEntry[] }) {
  const { path } = usePortal()
  const { item: active, group: current } = placeOf(path, menu)
  const [opened, setOpened] = useState<Record<string, boolean>>({})
  const [lastPath, setLastPath] = useState(path)

  if (lastPath !== path) {
    setLastPath(path)
    if (current) setOpened({ ...opened, [current.label]: true })
  }

  return (
    <nav className="sidebar-nav" aria-label="Main">
      <ul>
        {menu.map((entry, index) => (
          <li key={index}>
            <Entry
              entry={entry}
              active={active}
              isOpen={(group) => opened[group.label] ?? group === current}
              toggle={(group, open) => setOpened({ ...opened, [group.label]: open })}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface EntryProps {
  entry: MenuEntry
  active: MenuItem | null
  isOpen: (group: MenuGroup) => boolean
  toggle: (group: MenuGroup, open: boolean) => void
}

/** One entry of a menu, by its type. */
export function Entry({ entry, active, isOpen, toggle }: EntryProps) {
  switch (entry.type) {
    case 'item':
      return <Item item={entry} active={entry === active} />
    case 'group':
      return (
        <Group
          group={entry}
          active={active}
          open={isOpen(entry)}
          toggle={(open) => toggle(entry, open)}
        />
      )
    default:
      return <p className="nav-error">Menu Items Error</p>
  }
}

interface GroupProps {
  group: MenuGroup
  active: MenuItem | null
  open: boolean
  toggle: (open: boolean) => void
}

function Group({ group, active, open, toggle }: GroupProps) {
  const id = useId()
  const Icon = group.icon
  return (
    <>
      <button
        type="button"
        className="nav-entry"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => toggle(!open)}
      >
        <Icon size={18} />
        {group.label}
        <ChevronRight size={16} className="nav-chevron" />
      </button>
      <ul className="nav-items" id={id} hidden={!open}>
        {group.items.map((item) => (
          <li key={item.href}>
            <Item item={item} active={item === active} bare />
          </li>
        ))}
      </ul>
    </>
  )
}

function Item({ item, active, bare = false }: { item: MenuItem; active: boolean; bare?: boolean }) {
  const Icon = item.icon
  return (
    <PortalLink
      href={item.href}
      className={active ? 'nav-entry is-active' : 'nav-entry'}
      aria-current={active ? 'page' : undefined}
    >
      {Icon && !bare && <Icon size={18} />}
      {item.label}
    </PortalLink>
  )
}
