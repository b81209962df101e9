import java.io.ByteArrayInputStream;
import java.io.File;
import java.security.cert.CertificateFactory;
import java.security.cert.X509Certificate;
import java.util.Base64;
import java.util.Iterator;
import javax.xml.crypto.dsig.Reference;
import javax.xml.crypto.dsig.XMLSignature;
import javax.xml.crypto.dsig.XMLSignatureFactory;
import javax.xml.crypto.dsig.dom.DOMValidateContext;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * Checks the signatures of the files it is given with the JDK's own validator, and that they name their certificate's issuer and serial as
 * it does; prints a line for each that does not hold.
 */
public class ValidarFirmas {
  static final String DS = "http://www.w3.org/2000/09/xmldsig#";

  public static void main(String[] archivos) throws Exception {
    DocumentBuilderFactory fabrica = DocumentBuilderFactory.newInstance();
    fabrica.setNamespaceAware(true);
    XMLSignatureFactory firmas = XMLSignatureFactory.getInstance("DOM");
    int buenas = 0;
    for (String archivo : archivos) {
      Document documento = fabrica.newDocumentBuilder().parse(new File(archivo));
      marcarIds(documento);
      Element firma = (Element) documento.getElementsByTagNameNS(DS, "Signature").item(0);
      X509Certificate certificado = certificado(documento);
      DOMValidateContext contexto = new DOMValidateContext(certificado.getPublicKey(), firma);
      // the authority asks for SHA-1, which the JDK refuses under its policy of today
      contexto.setProperty("org.jcp.xml.dsig.secureValidation", Boolean.FALSE);
      XMLSignature leida = firmas.unmarshalXMLSignature(contexto);
      boolean vale = leida.validate(contexto);
      Iterator<?> referencias = leida.getSignedInfo().getReferences().iterator();
      int cuantas = 0;
      while (referencias.hasNext()) {
        vale &= ((Reference) referencias.next()).validate(contexto);
        cuantas++;
      }
      vale &= texto(documento, "X509IssuerName").equals(certificado.getIssuerX500Principal().getName());
      vale &= texto(documento, "X509SerialNumber").equals(certificado.getSerialNumber().toString());
      if (vale && cuantas == 3) buenas++;
      else System.out.println("NO " + archivo);
    }
    System.out.println("buenas " + buenas);
  }

  static void marcarIds(Document documento) {
    NodeList todos = documento.getElementsByTagName("*");
    for (int i = 0; i < todos.getLength(); i++) {
      Element uno = (Element) todos.item(i);
      if (uno.hasAttribute("Id")) uno.setIdAttribute("Id", true);
      if (uno.hasAttribute("id")) uno.setIdAttribute("id", true);
    }
  }

  static String texto(Document documento, String elemento) {
    return documento.getElementsByTagNameNS(DS, elemento).item(0).getTextContent();
  }

  static X509Certificate certificado(Document documento) throws Exception {
    byte[] der = Base64.getMimeDecoder().decode(texto(documento, "X509Certificate"));
    CertificateFactory fabrica = CertificateFactory.getInstance("X.509");
    return (X509Certificate) fabrica.generateCertificate(new ByteArrayInputStream(der));
  }
}
