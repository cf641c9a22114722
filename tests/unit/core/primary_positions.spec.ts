import { test } from '@japa/runner'
import { PrimaryPositions } from '#app/core/db/replicas/primary_positions'

const at = (position: number, time: number) => ({ position, time, requested: time })

test.group('Positions of the primary', () => {
  test('date a replica by the last one that it has replayed', ({ assert }) => {
    const positions = new PrimaryPositions(1000)
    for (const known of [at(10, 100), at(10, 200), at(30, 300)]) positions.add(known)

    assert.isNull(positions.replayed(9))
    assert.equal(positions.replayed(10)!.time, 200)
    assert.equal(positions.replayed(29)!.time, 200)
    assert.equal(positions.replayed(30)!.time, 300)
  })

  test('are forgotten after a while', ({ assert }) => {
    const positions = new PrimaryPositions(1000)
    for (const known of [at(10, 0), at(20, 900), at(30, 1100)]) positions.add(known)

    assert.isNull(positions.replayed(19))
    assert.equal(positions.replayed(20)!.time, 900)
  })

  test('start anew if the primary was replaced by a server that was behind', ({ assert }) => {
    const positions = new PrimaryPositions(1000)
    assert.isTrue(positions.add(at(20, 100)))
    assert.isFalse(positions.add(at(10, 200)))

    assert.equal(positions.replayed(20)!.time, 200)
  })
})
