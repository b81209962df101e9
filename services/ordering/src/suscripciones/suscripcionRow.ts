import type {
  ReportePorCorreo,
  Suscripcion,
  UltimoEnvio,
} from '@comanda/shared/contracts/admin/suscripciones';

/** A subscription as its rows hold it, with the last time it went out. */
export type SuscripcionRow = {
  id: number;
  reporte: ReportePorCorreo;
  hora: string;
  destinatarios: string[];
  bajas: string[];
  activa: boolean;
  proximo: Date | null;
  ultimo: (Omit<UltimoEnvio, 'fecha'> & { fecha: Date }) | null;
};

export const toSuscripcion =
  (empresa: string) =>
  ({ id, proximo, ultimo, ...fila }: SuscripcionRow): Suscripcion => ({
    ...fila,
    empresa,
    id: String(id),
    proximo: proximo?.toISOString() ?? null,
    ultimo: ultimo && { ...ultimo, fecha: ultimo.fecha.toISOString() },
  });
