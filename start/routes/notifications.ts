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

/** The same on `/v1`. */
export function v1NotificationRoutes() {
  const { V1Notifications } = controllers.notifications
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
