/** In milliseconds; a failed host is avoided for `avoid`. */
export const searchTimeouts = { connect: 1_000, read: 2_000, write: 30_000, avoid: 120_000 } as const;
