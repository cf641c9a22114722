/** See own_node.js. */
export function handedOver(): boolean
