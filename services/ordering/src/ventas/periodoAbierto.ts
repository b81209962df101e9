/**
 * Whether the drawer's period that a sale belongs to is still open, so that its payments may be put right. Until there are
 * reconciliations (issue 13) a period is a business day.
 */
export const periodoAbierto = (
  { fecha_negocio }: { fecha_negocio: string },
  hoy: string,
): boolean => fecha_negocio === hoy;
