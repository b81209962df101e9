import { LEYENDA_DE_NOTA } from '@comanda/shared/domain/ley/notasDeVenta';
import { Ancho, Campo, useValor } from '@comanda/shared/piezas/formulario';

import { empresasMensajes as mensajes } from './empresasMensajes';
import { OPCIONES_DE_IVA, OPCIONES_DE_PROVINCIA, OPCIONES_DE_RIMPE } from './opciones';
import { ServicioCampos } from './ServicioCampos';

const BYTES_DE_P12 = 150_000;

const soloDigitos = (max: number) => (texto: string) => texto.replace(/\D/g, '').slice(0, max);
const deRuc = soloDigitos(13);
const deSerie = soloDigitos(3);

/** What a form asks of a company; `nueva`: its name is written, and tests are where it begins. */
export function EmpresaCampos({ nueva }: { nueva: boolean }) {
  return (
    <>
      <Campo.Texto nombre="empresa" etiqueta="Empresa" deshabilitado={!nueva} autoFocus={nueva} />
      <Campo.Texto nombre="ruc" etiqueta="RUC" teclado="numeric" limpiar={deRuc} />
      <Campo.Texto nombre="razon_social" etiqueta="Razón social" autoFocus={!nueva} ancho />
      <Campo.Texto nombre="nombre_comercial" etiqueta="Nombre comercial" ancho />
      <Campo.Texto nombre="direccion" etiqueta="Dirección" ancho />
      <Campo.Texto nombre="matriz" etiqueta="Dirección de la matriz" ancho />
      <Campo.Texto nombre="correo" etiqueta="Correo" teclado="email" />
      <Campo.Texto nombre="whatsapp" etiqueta="Whatsapp" teclado="tel" />
      <Campo.Texto
        nombre="establecimiento"
        etiqueta="Establecimiento"
        teclado="numeric"
        limpiar={deSerie}
      />
      <Campo.Texto
        nombre="punto_emision"
        etiqueta="Punto de emisión"
        teclado="numeric"
        limpiar={deSerie}
      />
      <Campo.Texto nombre="tipo_emision" etiqueta="Tipo de emisión" deshabilitado />
      <Campo.Opcion nombre="iva_actual" etiqueta="IVA" opciones={OPCIONES_DE_IVA} />
      <Campo.Texto nombre="tarifa" etiqueta="Tarifa" deshabilitado />
      <Campo.Opcion
        nombre="rimpe"
        etiqueta="Régimen RIMPE"
        opciones={OPCIONES_DE_RIMPE}
        ninguno="Ninguno"
        ayuda={mensajes.negocioPopular}
      />
      <Campo.Opcion
        nombre="provincia"
        etiqueta="Provincia"
        opciones={OPCIONES_DE_PROVINCIA}
        ninguno="Sin decir"
      />
      <Campo.Texto nombre="canton" etiqueta="Cantón" />
      <Campo.Texto
        nombre="registro_turismo"
        etiqueta="Registro de turismo"
        ayuda={mensajes.registroDeTurismo}
      />
      <ServicioCampos />
      <Campo.Texto nombre="contribuyente_especial" etiqueta="Contribuyente especial" />
      <Campo.Texto nombre="agente_retencion" etiqueta="Agente de retención" teclado="numeric" />
      <Campo.Si nombre="contabilidad" etiqueta="Obligado a llevar contabilidad" />
      <Campo.Si nombre="factura" etiqueta="Emite facturas electrónicas" />
      <NotasDeVenta />
    </>
  );
}

/** Of a negocio popular that issues invoices too. */
function NotasDeVenta() {
  const popular = useValor('rimpe') === LEYENDA_DE_NOTA;
  const factura = useValor('factura') === true;
  if (!popular || !factura) return null;
  return (
    <Campo.Si
      nombre="notas_de_venta"
      etiqueta={mensajes.notasDeVenta}
      ayuda={mensajes.notasDeVentaAyuda}
    />
  );
}

/** The P12 that comes with a company: may come later. */
export function FirmaCampos() {
  return (
    <>
      <Ancho>
        <h3>Certificado de firma (puede cargarse después)</h3>
      </Ancho>
      <Campo.Archivo
        nombre="firma"
        etiqueta="Archivo .p12 o .pfx"
        acepta=".p12,.pfx,application/x-pkcs12"
        maxBytes={BYTES_DE_P12}
        demasiado={mensajes.archivoGrande}
      />
      <Campo.Clave nombre="clave_firma" etiqueta="Contraseña del certificado" autoComplete="off" />
    </>
  );
}
