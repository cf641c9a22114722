/** Why a backup cannot be made, used or restored; the message is for the operator. */
export class BackupFault extends Error {}
