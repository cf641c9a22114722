/** Terms that no skill matches, and a skill that shares a part of each. */
export const nonsense: ReadonlyArray<[term: string, name: string]> = [
  ['docker', 'allocate locker space'],
  ['reactjs', 'maintain nuclear reactors'],
  ['golang', 'golf'],
  ['UX design', 'design make-up effects'],
  ['nurse', 'nurse trees'],
  ['excel', 'strive for excellence in musical performance'],
]
