let enCurso: Promise<unknown> | null = null;

/**
 * Somebody else takes this page over, until `hacer` is done: the server has ended the session of who was in before the page has
 * the other's.
 */
export async function relevar<Sesion>(hacer: () => Promise<Sesion>): Promise<Sesion> {
  const relevo = hacer();
  enCurso = Promise.allSettled([relevo]);
  try {
    return await relevo;
  } finally {
    enCurso = null;
  }
}

/** Once it is known who the page belongs to. */
export const trasRelevo = async (): Promise<void> => {
  await enCurso;
};
