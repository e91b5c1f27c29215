import { pageNames } from '../shared/page-names.ts';
import { LEGAL_DRAFT_NOTICE, LEGAL_UPDATED_AT, type LegalDocument, type LegalIdentity } from './legal.ts';

/** The Privacy Policy for a brand. */
export function privacyPolicy(identity: LegalIdentity): LegalDocument {
  const { brand, company, contactEmail, officerName, officerEmail } = identity;
  return {
    title: pageNames.privacy,
    updatedAt: LEGAL_UPDATED_AT,
    draft: LEGAL_DRAFT_NOTICE,
    introduction: [
      `Esta política explica, como pede o art. 9º da Lei nº 13.709/2018 (LGPD), quais dados pessoais ${brand} trata, para quê, por quanto tempo, com quem os compartilha e como você exerce os seus direitos.`,
      'Em resumo: tratamos os dados da sua conta para prestar o serviço, não vendemos dados, não armazenamos dados que identificam pacientes e guardamos registros de acesso pelo prazo que a lei exige.',
    ],
    sections: [
      {
        id: 'controlador',
        title: 'Quem decide sobre os dados',
        blocks: [
          `O controlador é ${company}. Contato: ${contactEmail}. Quando uma instituição contrata o plano Corporativo Premium para a sua equipe, ela pode ser a controladora, e nós, os operadores, conforme o contrato.`,
        ],
      },
      {
        id: 'encarregado',
        title: 'Encarregado pelo tratamento de dados',
        blocks: [
          `${officerName}: ${officerEmail}. É a pessoa que recebe os seus pedidos e se comunica com a Agência Nacional de Proteção de Dados (ANPD), nos termos do art. 41 da LGPD e da Resolução CD/ANPD nº 18/2024.`,
        ],
      },
      {
        id: 'dados-tratados',
        title: 'Quais dados tratamos',
        blocks: [
          [
            'Cadastro: nome, e-mail, senha (guardada apenas como resumo criptográfico) e aceite dos termos. No acesso por conta do Google: nome, e-mail e identificador da conta.',
            'Perfil, se você informar: telefone, data de nascimento, sexo, CPF, endereço e fotografia.',
            'Pagamento: nome impresso, documento, endereço de cobrança, bandeira, validade e últimos dígitos. O número completo e o código de segurança são enviados uma única vez e não ficam guardados no seu aparelho.',
            'Conversas: perguntas, respostas, anexos e referências, que devem chegar anonimizados.',
            'Registros técnicos: endereço IP, data e hora de acesso e informações do navegador necessárias à segurança.',
          ],
        ],
      },
      {
        id: 'finalidades',
        title: 'Finalidades e bases legais (art. 7º)',
        blocks: [
          [
            'Criar e manter a conta, responder às perguntas, guardar as conversas e cobrar o plano: execução de contrato (art. 7º, V).',
            'Validar o e-mail, prevenir fraude e abuso e proteger o serviço: legítimo interesse (art. 7º, IX), com o mínimo de dados.',
            'Emitir documentos fiscais e guardar registros de acesso: obrigação legal (art. 7º, II).',
            'Dados opcionais do perfil e integrações que você liga, como o Google Drive: consentimento (art. 7º, I), que pode ser revogado.',
            'Defesa em processos: exercício regular de direitos (art. 7º, VI).',
          ],
          'Não há decisão tomada sobre você unicamente por meios automatizados que afete os seus interesses. O limite do plano Gratuito é uma contagem de uso.',
        ],
      },
      {
        id: 'dados-de-saude',
        title: 'Dados de saúde e de pacientes (art. 11)',
        blocks: [
          `${brand} não se destina a receber dados pessoais de pacientes e não armazena dados que identificam pacientes. O profissional deve anonimizar os dados clínicos antes do envio; dado anonimizado não é dado pessoal (LGPD, art. 12).`,
          'O programa aponta, no seu aparelho, identificadores comuns antes do envio e remove os metadados das imagens. Se, apesar disso, chegar um dado de saúde identificável, que é dado sensível (art. 11), ele será eliminado assim que for percebido e não será usado para nenhuma outra finalidade.',
          'Quem envia dados de pacientes identificáveis o faz em desacordo com os Termos de Uso e responde pelo sigilo profissional e pela base legal desse envio.',
        ],
      },
      {
        id: 'compartilhamento',
        title: 'Com quem compartilhamos',
        blocks: [
          'Não vendemos dados. Compartilhamos apenas o necessário com:',
          [
            'provedores de hospedagem, banco de dados e envio de e-mail, como operadores;',
            'o serviço de inteligência artificial que gera as respostas, que recebe a pergunta e os anexos, sem o seu nome, e não pode usá-los para treinar modelos;',
            'a processadora de pagamentos e a administradora do cartão;',
            'serviços públicos de CEP e de localidades, que recebem só o CEP ou o estado escolhido;',
            'o Google, se você entrar com essa conta ou escolher arquivos do Drive;',
            'autoridades, por obrigação legal ou ordem judicial.',
          ],
        ],
      },
      {
        id: 'ditado',
        title: 'Ditado pelo navegador',
        blocks: [
          'O ditado usa o reconhecimento de voz do seu navegador. Conforme o navegador, o áudio pode ser enviado ao fabricante dele para transcrição, segundo a política desse fabricante e possivelmente fora do Brasil. Nós recebemos apenas o texto, e só depois que você o envia. Não dite dados de pacientes. O microfone só é ligado quando você toca no botão.',
        ],
      },
      {
        id: 'transferencia-internacional',
        title: 'Transferência internacional',
        blocks: [
          'Alguns operadores podem tratar dados fora do Brasil, em especial nos Estados Unidos, para hospedagem, envio de e-mail e geração de respostas, pelo tempo em que prestarem o serviço. A transferência segue os arts. 33 a 36 da LGPD e a Resolução CD/ANPD nº 19/2024, com as cláusulas-padrão contratuais.',
          `Você pode pedir ao encarregado a íntegra das cláusulas, enviada em até 15 dias, e a lista atual de países e operadores: ${officerEmail}. Os direitos desta política valem também para os dados transferidos.`,
        ],
      },
      {
        id: 'retencao',
        title: 'Por quanto tempo guardamos',
        blocks: [
          [
            'Conta e perfil: enquanto a conta existir; depois da exclusão, eliminação em até 30 dias, salvo o que a lei manda guardar.',
            'Conversas e anexos: até você apagá-los ou excluir a conta.',
            'Pergunta e resposta em andamento, guardadas cifradas para que uma queda de rede não as perca: até 15 minutos depois do fim da resposta.',
            'Contagem de frases que conferem ou divergem da fonte, por versão do modelo: sem prazo, porque não tem ligação com a conta nem com o texto.',
            'Acesso pela instituição em que você trabalha: nome, número do conselho, aceite dos termos e títulos das conversas ficam até 400 dias depois do seu último acesso, ou até a instituição pedir a exclusão.',
            'Títulos que você dá e conversas que fixa: enquanto a conversa existir, ou até 2 anos sem abrir a lista.',
            'Avaliações de respostas e notificações de erro clínico, sem a pergunta e a resposta: 5 anos depois da última alteração, ou até excluir a conta.',
            'A quem pertence cada resposta, sem o texto: 30 dias.',
            'Qual resposta substituiu outra depois de você editar a pergunta, só os códigos: enquanto a conversa existir.',
            'Qual resposta foi interrompida, sem o texto: enquanto a conversa existir.',
            'Conversa temporária: até você sair dela; se a aba fechar sem aviso, até o seu próximo acesso, ou até 3 minutos depois dele quando o navegador é outro ou não guarda dados.',
            'Registros de acesso à aplicação: 190 dias, ou o prazo maior que a operação escolher, sob sigilo; são no mínimo os 6 meses que exige o art. 15 do Marco Civil da Internet (Lei nº 12.965/2014).',
            'Dados fiscais e de cobrança: 5 anos, pelas leis tributária e de consumo.',
            'Depois da exclusão da conta ficam só, sob um pseudônimo cifrado, o registro de pagamentos (180 dias depois do fim de cada um), a trilha de auditoria (atos: 5 anos) e a prova do aceite dos termos (5 anos depois do aceite).',
            'Cópias de segurança: sobrescritas em até 90 dias.',
            'Provas do aceite dos termos e de pedidos atendidos: até 5 anos depois de cada aceite ou pedido, mesmo que a conta acabe antes.',
          ],
        ],
      },
      {
        id: 'direitos',
        title: 'Seus direitos (art. 18)',
        blocks: [
          'Você pode pedir, gratuitamente e a qualquer momento:',
          [
            'confirmação de que tratamos os seus dados e acesso a eles;',
            'correção de dados incompletos, inexatos ou desatualizados;',
            'anonimização, bloqueio ou eliminação de dados desnecessários, excessivos ou tratados em desacordo com a lei;',
            'portabilidade a outro fornecedor;',
            'eliminação dos dados tratados com o seu consentimento;',
            'informação sobre com quem os compartilhamos;',
            'informação sobre a possibilidade de não consentir e as consequências da recusa;',
            'revogação do consentimento e oposição a tratamento irregular.',
          ],
          `Muitos pedidos se resolvem em Configurações da Conta: editar, baixar seus dados, apagar conversas e cartões ou excluir a conta. Para os demais, escreva ao encarregado: ${officerEmail}. Respondemos ao pedido de acesso em formato simples de imediato ou, com a declaração completa, em até 15 dias.`,
          'Se a resposta não for suficiente, você pode peticionar à Agência Nacional de Proteção de Dados (ANPD) ou recorrer aos órgãos de defesa do consumidor.',
        ],
      },
      {
        id: 'armazenamento-local',
        title: 'Cookies e armazenamento no navegador',
        blocks: [
          'Não usamos cookies de publicidade nem ferramentas de rastreamento de terceiros. Guardamos no seu navegador, apenas para o funcionamento:',
          [
            'os dados da sessão (token, identificador, plano, nome e foto), apagados quando você sai;',
            'a chave da pergunta em andamento, sem o texto, para continuar a resposta depois de recarregar a página;',
            'rascunhos de mensagens, apagados quando você sai ou quando outra pessoa entra;',
            'o recibo do último pagamento, com os quatro últimos dígitos do cartão, apagado quando você sai;',
            'o tema escolhido (claro, escuro ou automático).',
          ],
          'As páginas de entrada, cadastro e conversa podem carregar programas do Google, que usam os próprios cookies, somente quando o acesso ou o Drive do Google estão habilitados.',
        ],
      },
      {
        id: 'seguranca',
        title: 'Segurança e incidentes',
        blocks: [
          'Usamos conexão cifrada, senhas guardadas como resumo criptográfico, acesso interno restrito e registros de auditoria. Nenhum sistema é invulnerável: se houver incidente com risco ou dano relevante, avisaremos a ANPD e as pessoas afetadas no prazo da Resolução CD/ANPD nº 15/2024.',
        ],
      },
      {
        id: 'criancas',
        title: 'Crianças e adolescentes',
        blocks: [
          'O serviço é destinado a maiores de 18 anos. Contas de menores são encerradas e os dados, eliminados (LGPD, art. 14, e Lei nº 15.211/2025).',
        ],
      },
      {
        id: 'mudancas',
        title: 'Mudanças, lei e foro',
        blocks: [
          'Mudanças relevantes são avisadas por e-mail ou no serviço antes de valerem. Aplica-se a lei brasileira, com foro na comarca do Rio de Janeiro, RJ, sem prejuízo do foro do domicílio do consumidor.',
        ],
      },
    ],
  };
}
