import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

/** The user's notifications: the same page in every area. */
export function notificationRoutes() {
  const { BulkNotifications, LiveNotices, Notifications } = controllers.notifications
  router
    .group(() => {
      router.get('/', [Notifications, 'index']).as('index')
      router.get('/live', [LiveNotices, 'show']).as('live')
      router.post('/mark-all-read', [Notifications, 'markAllRead']).as('mark_all')
      router.post('/bulk', [BulkNotifications, 'update']).as('bulk')
      router.post('/:NotificationId', [Notifications, 'update']).as('update')
    })
    .prefix('/notifications')
    .as('notifications')
    .use(middleware.may('notifications'))
}

/** The notification settings of staff; before the routes with an id. */
export function noticeChoiceRoutes() {
  const { NoticeChoices } = controllers.notifications
  router
    .group(() => {
      router.get('/', [NoticeChoices, 'edit']).as('edit')
      router.post('/', [NoticeChoices, 'update']).as('update')
    })
    .prefix('/notifications/settings')
    .as('notice_choices')
    .use(middleware.may('staff_notices'))
}

/** The same on `/v1`. */
export function v1NotificationRoutes() {
  const { V1NoticeChoices, V1Notifications } = controllers.notifications
  router
    .group(() => {
      router.get('/', [V1NoticeChoices, 'show']).as('show')
      router.patch('/', [V1NoticeChoices, 'update']).as('update')
    })
    .prefix('/notifications/settings')
    .as('notice_choices')
    .use(middleware.may('staff_notices'))
  router
    .group(() => {
      router.get('/', [V1Notifications, 'index']).as('index')
      router.post('/mark-all-read', [V1Notifications, 'markAllRead']).as('mark_all')
      router.patch('/:id', [V1Notifications, 'update']).as('update')
    })
    .prefix('/notifications')
    .as('notifications')
    .use(middleware.may('notifications'))
}
