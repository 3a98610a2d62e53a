import java.io.File;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import javax.xml.XMLConstants;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.xml.sax.ErrorHandler;
import org.xml.sax.SAXParseException;

/** Validates messages from standard input, with a NUL after each, and prints what the JDK's validator, Xerces, reports. */
class Validate {
  public static void main(String[] args) throws Exception {
    Schema schema = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI).newSchema(new File(args[0]));
    String input = new String(System.in.readAllBytes(), StandardCharsets.UTF_8);
    for (String message : input.split("\0")) {
      StringBuilder reports = new StringBuilder();
      Validator validator = schema.newValidator();
      validator.setErrorHandler(
          new ErrorHandler() {
            public void warning(SAXParseException report) {}

            public void error(SAXParseException report) {
              reports.append(report.getMessage()).append("\n");
            }

            public void fatalError(SAXParseException report) {
              error(report);
            }
          });
      validator.validate(new StreamSource(new StringReader(message)));
      System.out.print(reports + "\0");
    }
  }
}
