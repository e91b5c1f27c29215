import { pageNames } from '../shared/page-names.ts';
import { LEGAL_DRAFT_NOTICE, LEGAL_UPDATED_AT, type LegalDocument, type LegalIdentity } from './legal.ts';

/** The Terms of Use for a brand. */
export function termsOfUse({ brand, company, contactEmail, officerEmail }: LegalIdentity): LegalDocument {
  return {
    title: pageNames.terms,
    updatedAt: LEGAL_UPDATED_AT,
    draft: LEGAL_DRAFT_NOTICE,
    introduction: [
      `Estes termos regem o uso de ${brand}, serviço oferecido por ${company}. Ao marcar a caixa de concordância no cadastro, você celebra este contrato. Se não concordar, não use o serviço.`,
      'Guarde ou imprima este texto. A versão em vigor fica sempre neste endereço.',
    ],
    sections: [
      {
        id: 'servico',
        title: 'O que é o serviço',
        blocks: [
          `${brand} é uma ferramenta de pesquisa clínica. Você faz perguntas em português e recebe respostas geradas por inteligência artificial, com marcadores que levam às referências usadas. As conversas ficam guardadas na sua conta e podem ser reabertas ou apagadas.`,
          'Você também pode anexar imagens e PDFs, ditar a pergunta e incluir a web na pesquisa, conforme o seu plano.',
        ],
      },
      {
        id: 'quem-pode-usar',
        title: 'Quem pode usar',
        blocks: [
          'O serviço se destina a profissionais de saúde habilitados, estudantes da área e instituições de saúde ou de ensino no Brasil. É preciso ter 18 anos ou mais. Ele não se destina a pacientes nem a crianças e adolescentes (Lei nº 15.211/2025).',
          'A conta é pessoal. Informe dados verdadeiros, guarde a senha em sigilo e avise-nos se suspeitar de uso indevido.',
        ],
      },
      {
        id: 'limites-clinicos',
        title: 'Limites clínicos e Resolução CFM 2.454/2026',
        blocks: [
          `${brand} apoia, e não substitui, o julgamento clínico. Não faz diagnóstico, não prescreve, não realiza teleconsulta e não serve de única fonte em emergências.`,
          'A Resolução CFM nº 2.454/2026 trata do uso de inteligência artificial na medicina. Aqui, isso significa que:',
          [
            'a decisão é sempre do médico, que responde por ela e pode divergir da resposta apresentada;',
            'o paciente deve ser informado quando a ferramenta apoiar o seu cuidado;',
            'o uso relevante deve ser registrado no prontuário; as respostas podem ser copiadas com as referências para esse fim;',
            'nenhum diagnóstico ou conduta deve ser comunicado ao paciente diretamente pela ferramenta, sem mediação do profissional;',
            'cada referência deve ser conferida na fonte antes de orientar uma conduta.',
          ],
          'Respostas de inteligência artificial podem estar incompletas, desatualizadas ou erradas, e uma referência pode não sustentar a frase a que foi ligada. Quando a pesquisa não encontra evidência, o serviço procura dizer isso, mas a ausência de aviso não garante a qualidade da resposta.',
        ],
      },
      {
        id: 'anonimizacao',
        title: 'Anonimização pelo profissional',
        blocks: [
          'Você deve anonimizar os dados clínicos antes de enviá-los. Não escreva, dite nem anexe nome, CPF, número de prontuário, contato, endereço, data de nascimento, rosto ou qualquer outro dado que permita identificar um paciente, sozinho ou combinado.',
          'O alerta de dados do paciente é um auxílio: aponta os casos comuns e não encontra todos. O dever de sigilo e de anonimização continua com o profissional.',
          `${brand} não armazena dados que identificam pacientes. Se percebermos que um dado assim foi enviado, ele será eliminado, e a conta pode ser advertida.`,
        ],
      },
      {
        id: 'uso-aceitavel',
        title: 'Uso aceitável',
        blocks: [
          'Não é permitido:',
          [
            'enviar conteúdo ilícito, dados de pacientes identificáveis ou material sobre o qual você não tem direito;',
            'contornar limites do plano, compartilhar a conta ou automatizar o acesso sem contrato que o preveja;',
            'tentar acessar dados de outras pessoas, testar falhas sem autorização ou prejudicar o serviço;',
            'apresentar uma resposta como parecer médico ou usá-la para decidir sobre alguém sem revisão humana.',
          ],
        ],
      },
      {
        id: 'planos',
        title: 'Planos, preços e cobrança',
        blocks: [
          'Os planos Gratuito, Fleming e Hipócrates, com preços e limites, são mostrados antes da contratação. O Corporativo Premium é contratado por proposta. Recursos marcados como “em breve” ainda não estão disponíveis e não integram a oferta até o lançamento.',
          'Os planos pagos são mensais, cobrados no cartão informado e renovados até o cancelamento. Mudanças de preço são avisadas por e-mail com pelo menos 30 dias e valem a partir da renovação seguinte. O plano Gratuito tem limites mensais e não exige cartão.',
          'Na troca por outro plano pago, o novo substitui o anterior assim que o pagamento é confirmado e é cobrado por inteiro. O que resta do período já pago do anterior não vira desconto nem é devolvido automaticamente.',
        ],
      },
      {
        id: 'cancelamento',
        title: 'Cancelamento',
        blocks: [
          'Você pode cancelar a qualquer momento em Configurações da Conta, na seção Meu Plano, pelo mesmo meio em que contratou. A conta passa na hora ao plano Gratuito e não há novas cobranças. O tempo que resta do período já pago só é devolvido no direito de arrependimento, abaixo.',
        ],
      },
      {
        id: 'arrependimento',
        title: 'Direito de arrependimento (CDC, art. 49)',
        blocks: [
          'Por se tratar de contratação a distância, você pode desistir em até 7 dias da contratação, sem justificar, com devolução de todo o valor pago (Código de Defesa do Consumidor, art. 49, e Decreto nº 7.962/2013, art. 5º).',
          `Para exercer o direito, escreva para ${contactEmail} dentro do prazo, com o e-mail da sua conta: o link ao lado de Cancelar assinatura, na seção Meu Plano, abre a mensagem. Depois, cancele a assinatura nessa seção. Confirmamos o recebimento por e-mail e pedimos o estorno à administradora do cartão.`,
        ],
      },
      {
        id: 'propriedade',
        title: 'Conteúdo e propriedade intelectual',
        blocks: [
          'O que você envia continua seu. Você nos autoriza a processá-lo apenas para prestar o serviço. Não usamos suas conversas para treinar modelos.',
          'As respostas podem ser usadas no seu estudo e trabalho. As publicações citadas pertencem a seus titulares e seguem as próprias licenças. A marca e o programa de computador são nossos ou licenciados para nós.',
        ],
      },
      {
        id: 'dados-pessoais',
        title: 'Dados pessoais',
        blocks: [
          `O tratamento de dados pessoais segue a Lei nº 13.709/2018 (LGPD) e está descrito na Política de Privacidade, que integra estes termos. O encarregado atende em ${officerEmail}.`,
        ],
      },
      {
        id: 'disponibilidade',
        title: 'Disponibilidade e mudanças',
        blocks: [
          'Cuidamos para que o serviço esteja disponível, mas pode haver interrupções para manutenção ou por falhas de terceiros. Mudanças relevantes nestes termos são avisadas por e-mail ou no próprio serviço, com 30 dias de antecedência, e podem exigir nova concordância.',
        ],
      },
      {
        id: 'responsabilidade',
        title: 'Responsabilidade',
        blocks: [
          'Respondemos pelos danos que causarmos nos termos da lei. Não respondemos por condutas clínicas adotadas pelo profissional, pelo envio de dados em desacordo com estes termos nem por conteúdos de terceiros citados. Nada aqui afasta direitos que a lei garante ao consumidor.',
        ],
      },
      {
        id: 'encerramento',
        title: 'Encerramento da conta',
        blocks: [
          'Você pode excluir a conta quando quiser, em Opções da Conta. Podemos suspender contas que violem estes termos, explicando o motivo e permitindo defesa, salvo risco imediato ou ordem judicial. O que acontece com os dados depois está na Política de Privacidade.',
        ],
      },
      {
        id: 'lei-e-foro',
        title: 'Lei aplicável e foro',
        blocks: [
          'Aplica-se a lei brasileira. Fica eleito o foro da comarca do Rio de Janeiro, RJ. O consumidor pode, se preferir, propor a ação no foro do seu domicílio.',
        ],
      },
      {
        id: 'contato',
        title: 'Contato',
        blocks: [`Dúvidas, reclamações e pedidos: ${contactEmail}.`],
      },
    ],
  };
}
