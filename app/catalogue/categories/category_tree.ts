/**
 * SQL for the internal ids of a category and its descendants, with the public id of the category as
 * its only binding. `union` prevents an endless loop if there is a cycle.
 */
export const categoryTreeSql = `
  with recursive tree as (
    select id from categories where uid = ?
    union
    select child.id from categories child join tree on child.parent_id = tree.id
  )
  select id from tree`
