import { replicaLag, replicaNames } from '#config/database'
import { Replicas, useReplicas } from '#app/core/db/replicas/replicas'

/** The read replicas of a server, if there are any. */
export default class ReplicasProvider {
  #replicas: Replicas | null = null

  async ready() {
    if (!replicaNames.length) return
    this.#replicas = new Replicas({ primary: 'pg', names: replicaNames, longestLag: replicaLag })
    this.#replicas.start()
    useReplicas(this.#replicas)
  }

  async shutdown() {
    useReplicas(null)
    await this.#replicas?.stop()
  }
}
