import type { ReactNode } from 'react';

import { Alert, Input } from '@comanda/shared/ui/core';
import { Ancho, Campo, FormModal, Formulario } from '@comanda/shared/piezas/formulario';

import type { Historias } from '../historias';
import { LARGO, nada, NOMBRES, OCHO_CIFRAS } from '../textos';

import { guardar } from './llamada';

const OPCIONES = NOMBRES.map((nombre) => ({ value: nombre, label: nombre }));
const TIPOS = [
  { valor: 'I', texto: 'Ingreso', icono: 'mas' },
  { valor: 'S', texto: 'Salida', icono: 'menos' },
];
const LLENO = {
  detalle: LARGO,
  nota: LARGO,
  clave: 'una contraseña larga',
  monto: OCHO_CIFRAS,
  cantidad: 12_345_678,
  tipo: 'S',
  categoria: LARGO,
  etiquetas: [...NOMBRES],
  empresas: [...NOMBRES],
  desde: '2026-11-26',
  hora: '15:45',
  activa: true,
  colores: LARGO,
} as const;

const envio = {
  call: guardar,
  enviar: () => Promise.resolve({ success: true }),
  mensajes: { titulo: 'Libro', exito: 'Guardado' },
  boton: 'Guardar',
  onHecho: nada,
};

function En({ lleno = false, children }: { lleno?: boolean; children: ReactNode }) {
  return (
    <Formulario
      {...envio}
      inicial={lleno ? { ...LLENO, etiquetas: [...NOMBRES], empresas: [...NOMBRES] } : {}}
    >
      {children}
    </Formulario>
  );
}

const deDosManeras = (nombre: string, campo: ReactNode): Historias => ({
  [`Campo.${nombre}: vacío`]: <En>{campo}</En>,
  [`Campo.${nombre}: lleno`]: <En lleno>{campo}</En>,
});

const campos: Historias = {
  ...deDosManeras(
    'Archivo',
    <Campo.Archivo
      nombre="archivo"
      etiqueta="Certificado"
      acepta=".p12"
      maxBytes={9}
      demasiado="Pesa más de 9 bytes"
    />,
  ),
  ...deDosManeras('Clave', <Campo.Clave nombre="clave" etiqueta="Contraseña" />),
  ...deDosManeras('Dinero', <Campo.Dinero nombre="monto" etiqueta="Monto" />),
  ...deDosManeras('Elegir', <Campo.Elegir nombre="tipo" etiqueta="Tipo" opciones={TIPOS} ancho />),
  ...deDosManeras(
    'Empresas',
    <Campo.Empresas nombre="empresas" etiqueta="Empresas" empresas={NOMBRES} ancho />,
  ),
  ...deDosManeras('Fecha', <Campo.Fecha nombre="desde" etiqueta="Desde" />),
  ...deDosManeras('Hora', <Campo.Hora nombre="hora" etiqueta="Hora" />),
  ...deDosManeras('Numero', <Campo.Numero nombre="cantidad" etiqueta="Cantidad" sufijo="u" />),
  ...deDosManeras(
    'Opcion',
    <Campo.Opcion nombre="categoria" etiqueta={LARGO} opciones={OPCIONES} />,
  ),
  ...deDosManeras(
    'Propio',
    <Campo.Propio nombre="colores" etiqueta="Colores">
      <Input />
    </Campo.Propio>,
  ),
  ...deDosManeras('Si', <Campo.Si nombre="activa" etiqueta="Activa" ayuda={LARGO} />),
  ...deDosManeras(
    'Texto',
    <Campo.Texto nombre="detalle" etiqueta="Detalle" ayuda="Cómo se dice" ancho />,
  ),
  ...deDosManeras(
    'Varias',
    <Campo.Varias nombre="etiquetas" etiqueta="Etiquetas" opciones={OPCIONES} ancho />,
  ),
};

const CUERPO = (
  <>
    <Ancho>
      <Alert type="warning" showIcon title={LARGO} />
    </Ancho>
    <Campo.Texto nombre="detalle" etiqueta="Detalle" ancho />
    <Campo.Texto nombre="nota" etiqueta="Nota" filas={3} ancho />
    <Campo.Dinero nombre="monto" etiqueta="Monto" />
    <Campo.Numero nombre="cantidad" etiqueta="Cantidad" />
  </>
);

export const formularios: Historias = {
  ...campos,
  'Ancho: entre dos casillas': <En>{CUERPO}</En>,
  'Formulario: lleno con textos y totales largos': <En lleno>{CUERPO}</En>,
  'Formulario: no se envía sin un cambio': (
    <Formulario
      {...envio}
      inicial={{ detalle: 'Cambio' }}
      soloSiCambia
      onCancelar={nada}
      peligro
      boton="Anular"
    >
      <Campo.Texto nombre="detalle" etiqueta="Detalle" />
    </Formulario>
  ),
  'FormModal: vacío': (
    <FormModal {...envio} titulo="Movimiento de Caja" inicial={{}} onCerrar={nada}>
      <Campo.Texto nombre="detalle" etiqueta="Detalle" autoFocus ancho />
    </FormModal>
  ),
  'FormModal: título y textos largos': (
    <FormModal
      {...envio}
      titulo={LARGO}
      inicial={{ detalle: LARGO, monto: OCHO_CIFRAS }}
      onCerrar={nada}
    >
      {CUERPO}
    </FormModal>
  ),
};
