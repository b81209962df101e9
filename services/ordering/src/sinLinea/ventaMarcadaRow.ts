import type { MarcaSinLinea, VentaMarcada } from '@comanda/shared/contracts/ventas/sinLinea';

export type VentaMarcadaRow = {
  id: string;
  secuencia: string;
  total: string;
  vendedor: string;
  hecho_por: string;
  enviado_por: string;
  dispositivo: string;
  vendida: Date;
  recibida: Date;
  marcas: MarcaSinLinea[];
  detalle: Record<string, unknown>;
  aceptada_por: string | null;
  motivo: string;
  revisada_por: string | null;
};

export const toVentaMarcada = (fila: VentaMarcadaRow): VentaMarcada => ({
  ...fila,
  total: Number(fila.total),
  vendida: fila.vendida.toISOString(),
  recibida: fila.recibida.toISOString(),
});
