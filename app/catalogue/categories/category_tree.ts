/**
 * SQL for the inner ids of a category and of everything below it; takes one binding, the
 * category's public id. `union` ends the walk even if a parent were its own descendant.
 */
export const categoryTreeSql = `
  with recursive tree as (
    select id from categories where uid = ?
    union
    select child.id from categories child join tree on child.parent_id = tree.id
  )
  select id from tree`
