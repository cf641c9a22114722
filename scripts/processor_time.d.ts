export function processorTime(pid: number): { own: number; reaped: number }
export function processorTimeOfAll(parent: number): number
export function parentOf(pid: number): number | null
