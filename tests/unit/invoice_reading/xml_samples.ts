/** XML invoices for tests, with other prefixes than the examples of the standards. */
export function ciiInvoice({ inner = '', currencyOfTax = 'EUR' } = {}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<a:CrossIndustryInvoice xmlns:a="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" xmlns="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" xmlns:q="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">
  <a:ExchangedDocumentContext><GuidelineSpecifiedDocumentContextParameter><ID>urn:cen.eu:en16931:2017</ID></GuidelineSpecifiedDocumentContextParameter></a:ExchangedDocumentContext>
  <a:ExchangedDocument><ID>R &amp; D-7</ID><TypeCode>380</TypeCode><IssueDateTime><q:DateTimeString format="102">20260131</q:DateTimeString></IssueDateTime></a:ExchangedDocument>
  <a:SupplyChainTradeTransaction>
    <IncludedSupplyChainTradeLineItem>
      <AssociatedDocumentLineDocument><LineID>1</LineID></AssociatedDocumentLineDocument>
      <SpecifiedTradeProduct><Name>M&#252;hle</Name></SpecifiedTradeProduct>
      <SpecifiedLineTradeAgreement><NetPriceProductTradePrice><ChargeAmount>50.00</ChargeAmount></NetPriceProductTradePrice></SpecifiedLineTradeAgreement>
      <SpecifiedLineTradeDelivery><BilledQuantity unitCode="C62">2</BilledQuantity></SpecifiedLineTradeDelivery>
      <SpecifiedLineTradeSettlement><ApplicableTradeTax><TypeCode>VAT</TypeCode><CategoryCode>S</CategoryCode><RateApplicablePercent>19</RateApplicablePercent></ApplicableTradeTax><SpecifiedTradeSettlementLineMonetarySummation><LineTotalAmount>100.00</LineTotalAmount></SpecifiedTradeSettlementLineMonetarySummation></SpecifiedLineTradeSettlement>
    </IncludedSupplyChainTradeLineItem>
    <ApplicableHeaderTradeAgreement>
      <BuyerReference>04011000-12345-34</BuyerReference>
      <SellerTradeParty><Name>Nordlicht GmbH</Name><PostalTradeAddress><PostcodeCode>20095</PostcodeCode><LineOne>Am Kai 1</LineOne><CityName>Hamburg</CityName><CountryID>DE</CountryID></PostalTradeAddress><SpecifiedTaxRegistration><ID schemeID="FC">22/815/0815</ID></SpecifiedTaxRegistration><SpecifiedTaxRegistration><ID schemeID="VA">DE123456789</ID></SpecifiedTaxRegistration></SellerTradeParty>
      <BuyerTradeParty><Name>Kunde AG</Name></BuyerTradeParty>
      <BuyerOrderReferencedDocument><IssuerAssignedID>PO-5</IssuerAssignedID></BuyerOrderReferencedDocument>
    </ApplicableHeaderTradeAgreement>
    <ApplicableHeaderTradeDelivery/>
    <ApplicableHeaderTradeSettlement>
      <PaymentReference>REF 7</PaymentReference><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode>
      <SpecifiedTradeSettlementPaymentMeans><PayeePartyCreditorFinancialAccount><IBANID>DE89 3704 0044 0532 0130 00</IBANID></PayeePartyCreditorFinancialAccount></SpecifiedTradeSettlementPaymentMeans>
      <ApplicableTradeTax><CalculatedAmount>19.00</CalculatedAmount><BasisAmount>100.00</BasisAmount><CategoryCode>S</CategoryCode><RateApplicablePercent>19.00</RateApplicablePercent></ApplicableTradeTax>
      <SpecifiedTradePaymentTerms><DueDateDateTime><q:DateTimeString format="102">20260214</q:DateTimeString></DueDateDateTime></SpecifiedTradePaymentTerms>
      <SpecifiedTradeSettlementHeaderMonetarySummation><TaxBasisTotalAmount>100.00</TaxBasisTotalAmount><TaxTotalAmount currencyID="SEK">210.00</TaxTotalAmount><TaxTotalAmount currencyID="${currencyOfTax}">19.00</TaxTotalAmount><GrandTotalAmount>119.00</GrandTotalAmount><TotalPrepaidAmount>19.00</TotalPrepaidAmount><DuePayableAmount>100.00</DuePayableAmount></SpecifiedTradeSettlementHeaderMonetarySummation>
    </ApplicableHeaderTradeSettlement>
    ${inner}
  </a:SupplyChainTradeTransaction>
</a:CrossIndustryInvoice>`
}

/** The same with this many lines, whose amounts add up. */
export function withLines(count: number): string {
  const line = /<IncludedSupplyChainTradeLineItem>[^]*<\/IncludedSupplyChainTradeLineItem>/.exec(
    ciiInvoice()
  )![0]
  const net = `${count * 100}.00`
  return ciiInvoice()
    .replace(line, line.repeat(count))
    .replace('<TaxBasisTotalAmount>100.00<', `<TaxBasisTotalAmount>${net}<`)
}

export function zugferd1Invoice(): string {
  return `<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:12" xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:15">
  <rsm:HeaderExchangedDocument><ram:ID>471102</ram:ID><ram:TypeCode>380</ram:TypeCode><ram:IssueDateTime><udt:DateTimeString format="102">20130305</udt:DateTimeString></ram:IssueDateTime></rsm:HeaderExchangedDocument>
  <rsm:SpecifiedSupplyChainTradeTransaction>
    <ram:ApplicableSupplyChainTradeAgreement><ram:SellerTradeParty><ram:Name>Alt GmbH</ram:Name></ram:SellerTradeParty><ram:BuyerTradeParty><ram:Name>Neu GmbH</ram:Name></ram:BuyerTradeParty></ram:ApplicableSupplyChainTradeAgreement>
    <ram:ApplicableSupplyChainTradeSettlement><ram:InvoiceCurrencyCode>EUR</ram:InvoiceCurrencyCode><ram:ApplicableTradeTax><ram:CalculatedAmount currencyID="EUR">37.62</ram:CalculatedAmount><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementMonetarySummation><ram:TaxBasisTotalAmount currencyID="EUR">198.00</ram:TaxBasisTotalAmount><ram:TaxTotalAmount currencyID="EUR">37.62</ram:TaxTotalAmount><ram:GrandTotalAmount currencyID="EUR">235.62</ram:GrandTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation></ram:ApplicableSupplyChainTradeSettlement>
    <ram:IncludedSupplyChainTradeLineItem><ram:SpecifiedSupplyChainTradeAgreement><ram:NetPriceProductTradePrice><ram:ChargeAmount currencyID="EUR">9.90</ram:ChargeAmount></ram:NetPriceProductTradePrice></ram:SpecifiedSupplyChainTradeAgreement><ram:SpecifiedSupplyChainTradeDelivery><ram:BilledQuantity unitCode="C62">20.0000</ram:BilledQuantity></ram:SpecifiedSupplyChainTradeDelivery><ram:SpecifiedSupplyChainTradeSettlement><ram:ApplicableTradeTax><ram:ApplicablePercent>19.00</ram:ApplicablePercent></ram:ApplicableTradeTax><ram:SpecifiedTradeSettlementMonetarySummation><ram:LineTotalAmount currencyID="EUR">198.00</ram:LineTotalAmount></ram:SpecifiedTradeSettlementMonetarySummation></ram:SpecifiedSupplyChainTradeSettlement><ram:SpecifiedTradeProduct><ram:Name>Trennblätter A4</ram:Name></ram:SpecifiedTradeProduct></ram:IncludedSupplyChainTradeLineItem>
  </rsm:SpecifiedSupplyChainTradeTransaction>
</rsm:CrossIndustryDocument>`
}

export function ublCreditNote(): string {
  return `<cn:CreditNote xmlns:cn="urn:oasis:names:specification:ubl:schema:xsd:CreditNote-2" xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2" xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017</cbc:CustomizationID><cbc:ID>CN-9</cbc:ID><cbc:IssueDate>2026-03-01+01:00</cbc:IssueDate><cbc:CreditNoteTypeCode>381</cbc:CreditNoteTypeCode><cbc:DocumentCurrencyCode>NOK</cbc:DocumentCurrencyCode>
  <cac:OrderReference><cbc:ID>77</cbc:ID></cac:OrderReference>
  <cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Trading name</cbc:Name></cac:PartyName><cac:PartyTaxScheme><cbc:CompanyID>NO987654321MVA</cbc:CompanyID><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:PartyTaxScheme><cac:PartyLegalEntity><cbc:RegistrationName>Seller AS</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingSupplierParty>
  <cac:AccountingCustomerParty><cac:Party><cac:PartyLegalEntity><cbc:RegistrationName>Buyer AS</cbc:RegistrationName></cac:PartyLegalEntity></cac:Party></cac:AccountingCustomerParty>
  <cac:PaymentMeans><cbc:PaymentDueDate>2026-03-31</cbc:PaymentDueDate></cac:PaymentMeans>
  <cac:TaxTotal><cbc:TaxAmount currencyID="NOK">25.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount currencyID="NOK">100.00</cbc:TaxableAmount><cbc:TaxAmount currencyID="NOK">25.00</cbc:TaxAmount><cac:TaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent><cac:TaxScheme><cbc:ID>VAT</cbc:ID></cac:TaxScheme></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
  <cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="NOK">100.00</cbc:LineExtensionAmount><cbc:TaxExclusiveAmount currencyID="NOK">100.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount currencyID="NOK">125.00</cbc:TaxInclusiveAmount><cbc:PayableAmount currencyID="NOK">125.00</cbc:PayableAmount></cac:LegalMonetaryTotal>
  <cac:CreditNoteLine><cbc:ID>1</cbc:ID><cbc:CreditedQuantity unitCode="EA">4</cbc:CreditedQuantity><cbc:LineExtensionAmount currencyID="NOK">100.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Chair</cbc:Name><cac:ClassifiedTaxCategory><cbc:ID>S</cbc:ID><cbc:Percent>25</cbc:Percent></cac:ClassifiedTaxCategory></cac:Item><cac:Price><cbc:PriceAmount currencyID="NOK">25.00</cbc:PriceAmount></cac:Price></cac:CreditNoteLine>
</cn:CreditNote>`
}

export function fatturapa({ total = '' } = {}): string {
  return `<p:FatturaElettronica versione="FPR12" xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2">
  <FatturaElettronicaHeader>
    <CedentePrestatore><DatiAnagrafici><IdFiscaleIVA><IdPaese>IT</IdPaese><IdCodice>01234567890</IdCodice></IdFiscaleIVA><Anagrafica><Denominazione>Società Alpha SRL</Denominazione></Anagrafica></DatiAnagrafici><Sede><Indirizzo>Viale Roma</Indirizzo><NumeroCivico>543</NumeroCivico><CAP>07100</CAP><Comune>Sassari</Comune><Provincia>SS</Provincia><Nazione>IT</Nazione></Sede></CedentePrestatore>
    <CessionarioCommittente><DatiAnagrafici><CodiceFiscale>RSSMRA80A01H501U</CodiceFiscale><Anagrafica><Nome>Maria</Nome><Cognome>Verdi</Cognome></Anagrafica></DatiAnagrafici></CessionarioCommittente>
  </FatturaElettronicaHeader>
  <FatturaElettronicaBody>
    <DatiGenerali><DatiGeneraliDocumento><TipoDocumento>TD04</TipoDocumento><Divisa>EUR</Divisa><Data>2026-01-05</Data><Numero>12/A</Numero>${total}</DatiGeneraliDocumento></DatiGenerali>
    <DatiBeniServizi><DettaglioLinee><NumeroLinea>1</NumeroLinea><Descrizione>Pane</Descrizione><Quantita>5.00</Quantita><PrezzoUnitario>1.00</PrezzoUnitario><PrezzoTotale>5.00</PrezzoTotale><AliquotaIVA>22.00</AliquotaIVA></DettaglioLinee>
    <DatiRiepilogo><AliquotaIVA>22.00</AliquotaIVA><ImponibileImporto>5.00</ImponibileImporto><Imposta>1.10</Imposta></DatiRiepilogo><DatiRiepilogo><AliquotaIVA>0.00</AliquotaIVA><Natura>N4</Natura><ImponibileImporto>2.5</ImponibileImporto><Imposta>0.00</Imposta></DatiRiepilogo></DatiBeniServizi>
    <DatiPagamento><DettaglioPagamento><DataScadenzaPagamento>2026-01-30</DataScadenzaPagamento><ImportoPagamento>8.60</ImportoPagamento></DettaglioPagamento></DatiPagamento>
  </FatturaElettronicaBody>
</p:FatturaElettronica>`
}
