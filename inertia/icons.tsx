import { sprite } from '~/icon_sprite'

interface IconProps {
  /** Width and height in pixels. */
  'size'?: number
  'className'?: string
  'aria-label'?: string
}

export type IconComponent = (props: IconProps) => React.ReactNode

let basePath = ''

/** Sets the BASE_PATH of the icons' file. */
export function setIconPlace(path: string) {
  basePath = path
}

/**
 * An icon of Lucide, drawn by reference: pages repeat icons in rows and menus, so the shapes are in one file.
 * `node scripts/icons.js` writes it from the names below.
 */
function icon(name: string): IconComponent {
  return function LucideIcon({ size = 24, className, 'aria-label': label }) {
    const meaning = label ? { 'role': 'img', 'aria-label': label } : { 'aria-hidden': true }
    return (
      <svg width={size} height={size} className={className} {...meaning}>
        <use href={`${basePath}${sprite}#${name}`} />
      </svg>
    )
  }
}

export const Activity = icon('activity')
export const Archive = icon('archive')
export const ArrowDown = icon('arrow-down')
export const ArrowLeft = icon('arrow-left')
export const ArrowRight = icon('arrow-right')
export const ArrowUp = icon('arrow-up')
export const Bell = icon('bell')
export const BellOff = icon('bell-off')
export const BookOpen = icon('book-open')
export const Boxes = icon('boxes')
export const Building2 = icon('building-2')
export const CalendarClock = icon('calendar-clock')
export const Check = icon('check')
export const ChevronDown = icon('chevron-down')
export const ChevronLeft = icon('chevron-left')
export const ChevronRight = icon('chevron-right')
export const ChevronsUpDown = icon('chevrons-up-down')
export const Circle = icon('circle')
export const CircleAlert = icon('circle-alert')
export const CircleCheck = icon('circle-check')
export const Columns3 = icon('columns-3')
export const Copy = icon('copy')
export const CornerDownLeft = icon('corner-down-left')
export const CreditCard = icon('credit-card')
export const Download = icon('download')
export const FileText = icon('file-text')
export const FileUp = icon('file-up')
export const FlaskConical = icon('flask-conical')
export const FolderTree = icon('folder-tree')
export const History = icon('history')
export const Inbox = icon('inbox')
export const Info = icon('info')
export const KeyRound = icon('key-round')
export const Keyboard = icon('keyboard')
export const Languages = icon('languages')
export const LayoutDashboard = icon('layout-dashboard')
export const LogOut = icon('log-out')
export const Mail = icon('mail')
export const MailCheck = icon('mail-check')
export const Maximize = icon('maximize')
export const Menu = icon('menu')
export const Merge = icon('merge')
export const MessageSquare = icon('message-square')
export const Monitor = icon('monitor')
export const Moon = icon('moon')
export const Network = icon('network')
export const Package = icon('package')
export const PackageOpen = icon('package-open')
export const PanelRight = icon('panel-right')
export const Pencil = icon('pencil')
export const PencilLine = icon('pencil-line')
export const Plus = icon('plus')
export const Receipt = icon('receipt')
export const ScrollText = icon('scroll-text')
export const Search = icon('search')
export const SearchX = icon('search-x')
export const Settings = icon('settings')
export const ShoppingBag = icon('shopping-bag')
export const SlidersHorizontal = icon('sliders-horizontal')
export const Sparkles = icon('sparkles')
export const Sun = icon('sun')
export const Trash2 = icon('trash-2')
export const TriangleAlert = icon('triangle-alert')
export const Undo2 = icon('undo-2')
export const Upload = icon('upload')
export const UserPlus = icon('user-plus')
export const UserRound = icon('user-round')
export const UsersRound = icon('users-round')
export const Wallet = icon('wallet')
export const Webhook = icon('webhook')
export const WifiOff = icon('wifi-off')
export const X = icon('x')
export const ZoomIn = icon('zoom-in')
export const ZoomOut = icon('zoom-out')
